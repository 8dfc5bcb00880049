const ASKED_AGAIN_MS = 10 * 60 * 1000;

/** Whether what was done then may be asked for once more because its answer was lost. */
export const isAskedAgain = (done: Date, at: Date): boolean => at.getTime() - done.getTime() < ASKED_AGAIN_MS;
