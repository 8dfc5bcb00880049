import { waitFor } from "storybook/test";
import { savedMeanwhile } from "./savedMeanwhile.ts";

interface Versioned {
  readonly version: number;
}

/** A record as the server holds it, which a colleague changes while this screen has a form open over it. */
export function sharedRecord<Row extends Versioned>(first: Row) {
  let row = first;
  let reads = 0;
  const sent: object[] = [];
  const write = (change: Partial<Row>) => {
    row = { ...row, ...change, version: row.version + 1 };
    return row;
  };
  return {
    /** Bodies of the saves so far. */
    sent,
    present: () => row,
    /** For `beforeEach`: nothing happened yet. */
    begin: () => {
      row = first;
      sent.length = 0;
    },
    read: () => {
      reads += 1;
      return row;
    },
    /** Answers a save of this screen. `change` is what the body makes of the record, where it is not the body itself. */
    save: (body: { readonly version?: number | undefined }, change?: Partial<Row>): Row | Response => {
      sent.push(body);
      const { version: _, ...fields } = body;
      return savedMeanwhile(row, body) ?? write(change ?? (fields as Partial<Row>));
    },
    /** A colleague saves, and this screen hears of it, as it does when it is back on the network or looked at again. */
    colleagueSaves: async (change: Partial<Row>) => {
      write(change);
      const before = reads;
      await waitFor(
        () => {
          // Said again: while an older read is under way, no other one begins.
          window.dispatchEvent(new Event("online"));
          if (reads === before) throw new Error("not read again yet");
        },
        { timeout: 5_000 },
      );
      // What was read has to be on screen: one turn of the page for the answer, one for drawing it.
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
