/** What the tests of the pictures ask of the generator. */
interface Printed {
  number: number;
  effects: ({ type: string } & Record<string, unknown>)[];
}
export const deck: { dragons: Printed[]; caves: Printed[] };
export function pictures(): [file: string, svg: string][];
export function heads(): number[][];
