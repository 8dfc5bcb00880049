import { createHash } from "node:crypto";
import { encodeCsv } from "../../core/csv/writeCsv.ts";

/** The records as the bank reads them. */
export const transferBytes = (records: readonly string[], line_breaks: boolean): Uint8Array =>
  encodeCsv(line_breaks ? records.map((record) => `${record}\r\n`).join("") : records.join(""), "shift_jis")
    .bytes;

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Digits of the notice's number: what the bank hands back names it. */
export const referenceOf = (number: string): string => number.replace(/\D/g, "").slice(-10);

/** `nth` of that day, from 1: one that was taken back must not be mistaken for the one after it. */
export const transferFileName = (debit_on: string, payments: number, nth = 1): string =>
  `総合振込_${debit_on.replaceAll("-", "")}_${payments}件${nth > 1 ? `_${nth}` : ""}.txt`;
