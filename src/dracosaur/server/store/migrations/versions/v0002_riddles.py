"""What people have answered to the riddles of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """There is room for answers to riddles."""
    op.create_table(
        "solving",
        sa.Column("riddle", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("answers", sa.LargeBinary(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("is_solved", sa.Boolean(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name=op.f("fk_solving_person_id")),
        sa.PrimaryKeyConstraint("riddle", "person_id", name=op.f("pk_solving")),
    )
    op.create_index("ix_solving_person", "solving", ["person_id", "day"], unique=False)
