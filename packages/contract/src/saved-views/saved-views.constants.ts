/** Lists that can keep views. */
export const viewLists = ["creators", "project_creators", "projects"] as const;
export type ViewList = (typeof viewLists)[number];

/** Views that one person, and the company together, may keep of one list. */
export const VIEW_LIMIT = 50;
