import type { PaymentNotice } from "@tsumugi/contract";

/** Whether somebody marked a notice as paid after the bank sent its transfer back: by which account nobody has said. */
export const isPaidOtherwise = (history: PaymentNotice["history"]): boolean =>
  history.some(({ kind }) => kind === "refused") &&
  history.findLast(({ kind, to }) => kind === "moved" && to === "paid")?.transfer === null;
