declare const meaning: unique symbol;

/**
 * An answer that is JSON already, exactly as the contract says: the database has written it, and it goes out without being
 * read and written again. Nobody drops from it what the contract does not name, so a test has to compare it.
 */
export class WrittenJson<T = unknown> {
  declare readonly [meaning]: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Where it is kept inside of something else. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
