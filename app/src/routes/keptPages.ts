import { paths } from "../paths.ts";

/**
 * The screens that people go back to all day, by their whole address: each stays drawn, out of sight, when it is left.
 * Not the chat: which comments are new is said of the room as it was opened. Not the reports: their charts are drawn again
 * whenever they are shown, and the figures above them would wait for that.
 */
export const keptPages: readonly string[] = [
  paths.home,
  paths.managedCreators,
  paths.creatorSearch,
  paths.projects,
  paths.paymentNotices,
  paths.notifications,
].map(({ path }) => path);
