import { breathe } from "../giveWay.ts";

/** Work on a long text, cut into steps between which others may get a turn. */
export type Steps<T> = Generator<undefined, T>;

/** All steps at once, for a text of known size. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The event loop gets a turn after each step: a long file shares it with every request. */
export async function stepByStep<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await breathe();
  }
}
