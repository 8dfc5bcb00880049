/** What the built packages would write into style elements, found as their files are read. */
export const recorded: { sheets: string[]; components: unknown[] } = { sheets: [], components: [] };
