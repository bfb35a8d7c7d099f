// The server was out of reach: it is asked until it answers, and then whoever reads `again` asks anew.
const EVERY = 3_000; // milliseconds

let times = $state(0);
let isAsking = $state(false);

/** How often the server has come back; an effect that reads it runs again then. */
export function again(): number {
  return times;
}

/** Whether the server is out of reach just now. */
export function isAway(): boolean {
  return isAsking;
}

/** A request did not reach the server. */
export function missed(): void {
  if (isAsking) return;
  isAsking = true;
  const timer = setInterval(() => {
    void fetch("api/v1/games", { method: "GET" }).then(
      (answer) => {
        if (!answer.ok) return; // a proxy answers for it
        clearInterval(timer);
        isAsking = false;
        times += 1;
      },
      () => {}, // not yet
    );
  }, EVERY);
}
