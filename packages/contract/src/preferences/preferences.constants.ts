/** How a project's creators are shown. */
export const projectViews = ["sheet", "board", "calendar"] as const;
export type ProjectViewKind = (typeof projectViews)[number];

/** Projects whose view is remembered for one person. */
export const MAX_PROJECT_VIEWS = 60;
