/** One entry of Storybook's index.json, as far as it matters here. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  exportName?: string;
  type: string;
  tags?: string[];
}

export const LOOKS = ["light", "dark"] as const;
export type Look = (typeof LOOKS)[number];

/** One visit to a story: a picture per look is taken of it. */
export interface Visit {
  story: StoryEntry;
  width: number;
}

export const WIDE = 1440;
export const PHONE = 390;

/** Stories with this tag are not drawn: their picture is never the same twice. */
export const SKIP_TAG = "no-visual";

/** All states of a component stand in its gallery; a screen is looked at as it was opened, and on a phone. */
const FIRST_LOOK = /^(Gallery|Loaded|Phone)$/;
/** Pages to read are drawn whole. */
const PAGES = /^(はじめに|基礎)\//;

/** Whether a story is drawn without being asked for: at rest, as it was opened. */
export const isFirstLook = ({ title, exportName = "" }: StoryEntry) =>
  PAGES.test(title) || FIRST_LOOK.test(exportName);

/** What is drawn, each story at its own width: the first look, which takes minutes, or all of them. */
export function visitsOf(entries: StoryEntry[], filter?: string, isAll = false): Visit[] {
  const wanted = (text: string) => !filter || text.toLowerCase().includes(filter.toLowerCase());
  return entries
    .filter(({ type, tags }) => type === "story" && !tags?.includes(SKIP_TAG))
    .filter((story) => isAll || isFirstLook(story))
    .filter(({ id, title, name }) => wanted(`${id} ${title} ${name}`))
    .map((story) => ({ story, width: /phone/i.test(story.exportName ?? "") ? PHONE : WIDE }));
}

/** Visits of one component or screen: they share their code, so that one page shows them one after the other. */
export function groupsOf(visits: readonly Visit[]): Visit[][] {
  const groups = Map.groupBy(visits, ({ story }) => story.title);
  return [...groups.values()];
}

/** File name of a picture, the same on every file system. */
export const fileOf = ({ story, width }: Visit, look: Look) =>
  `${story.id.replaceAll(/[^\p{Letter}\p{Number}_-]/gu, "_")}.${width}.${look}.png`;

/** Stories for the sheet of all components: one per component, and the pages of the foundations. */
export const isSheet = ({ title, name }: StoryEntry) =>
  title.startsWith("基礎/") || (title.startsWith("部品/") && /^(状態一覧|一覧)$/.test(name));
