/** Of a toolbar that stands on the page and not in a card: it begins and ends where the cards below it do. */
export const flushToolbar = { paddingInline: 0 } as const;
