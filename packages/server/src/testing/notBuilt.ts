/** Calls of the contract that nobody answers yet. A slice that is built takes its calls out of here. */
export const NOT_BUILT: readonly string[] = [];
