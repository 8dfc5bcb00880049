/** What COPY's binary format begins with: its name, no flags, no further header. */
const HEADER = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const TRAILER = Buffer.from([0xff, 0xff]);
const FIRST_SIZE = 64 * 1024;

/** Rows of a table as COPY reads them in its binary format: nothing is escaped here, nothing parsed there. */
export interface CopyBytes {
  /** How many rows there are. */
  readonly rows: () => number;
  /** Header, rows, end, to be handed over; nothing is written after. */
  readonly pieces: () => readonly Uint8Array[];
}

/** Values, one after another, in memory that grows. A value's length comes before it; -1 says that there is none. */
export class CopyWriter implements CopyBytes {
  #bytes = Buffer.allocUnsafeSlow(FIRST_SIZE);
  #at = 0;
  #rows = 0;

  rows = (): number => this.#rows;
  pieces = (): readonly Uint8Array[] => [HEADER, this.#bytes.subarray(0, this.#at), TRAILER];

  #reserve(length: number): void {
    if (this.#at + length <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#at + length));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }

  beginRow(columns: number): void {
    this.#reserve(2);
    this.#at = this.#bytes.writeInt16BE(columns, this.#at);
    this.#rows += 1;
  }

  #int(value: number): void {
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
  }

  nothing(): void {
    this.#reserve(4);
    this.#int(-1);
  }

  int32(value: number): void {
    this.#reserve(8);
    this.#int(4);
    this.#int(value);
  }

  /** A whole number that JavaScript holds exactly. */
  int64(value: number): void {
    this.#reserve(12);
    this.#int(8);
    this.#int(Math.floor(value / 2 ** 32));
    this.#at = this.#bytes.writeUInt32BE(value >>> 0, this.#at);
  }

  bool(value: boolean): void {
    this.#reserve(5);
    this.#int(1);
    this.#bytes[this.#at] = value ? 1 : 0;
    this.#at += 1;
  }

  /** `before` stands for the first byte, which some types have. */
  text(value: string, before?: number): void {
    // A unit of UTF-16 takes three bytes at most.
    this.#reserve(5 + value.length * 3);
    const start = this.#at;
    this.#at += 4;
    if (before !== undefined) {
      this.#bytes[this.#at] = before;
      this.#at += 1;
    }
    if (value.length > 0) this.#at += this.#bytes.write(value, this.#at);
    this.#bytes.writeInt32BE(this.#at - start - 4, start);
  }

  /** One dimension, of elements that are all there. */
  #array(type: number, values: { readonly length: number }, write: () => void): void {
    this.#reserve(24);
    const start = this.#at;
    this.#at += 4;
    this.#int(values.length === 0 ? 0 : 1);
    this.#int(0);
    this.#int(type);
    if (values.length > 0) {
      this.#int(values.length);
      this.#int(1);
      write();
    }
    this.#bytes.writeInt32BE(this.#at - start - 4, start);
  }

  texts(values: readonly string[]): void {
    this.#array(TEXT, values, () => {
      for (const value of values) this.text(value);
    });
  }

  int32s(values: readonly number[]): void {
    this.#array(INT4, values, () => {
      for (const value of values) this.int32(value);
    });
  }
}

/** The numbers of PostgreSQL's own types. */
const INT4 = 23;
const TEXT = 25;
