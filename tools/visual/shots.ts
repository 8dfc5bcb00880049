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

/** The states that a story shows as it was opened: its play looks, and presses nothing. */
const STATES =
  /^(Loaded|Empty|NoMatch|Loading|Failed|Forbidden|ReadOnly|LongText|Phone|Narrow|States|Gallery|Playground)$/;

/** Storybook's own tag for a story with a play. */
const PLAYS = "play-fn";

const isAtRest = ({ tags, exportName = "" }: StoryEntry) => !tags?.includes(PLAYS) || STATES.test(exportName);

/**
 * What is drawn: every story at rest, at its own width. What acts is left to its play, which fails by itself; `isAll` draws
 * that too.
 */
export function visitsOf(entries: StoryEntry[], filter?: string, isAll = false): Visit[] {
  const wanted = (text: string) => !filter || text.toLowerCase().includes(filter.toLowerCase());
  return entries
    .filter(({ type, tags }) => type === "story" && !tags?.includes(SKIP_TAG))
    .filter((story) => isAll || isAtRest(story))
    .filter(({ id, title, name }) => wanted(`${id} ${title} ${name}`))
    .map((story) => ({ story, width: /phone/i.test(story.exportName ?? "") ? PHONE : WIDE }));
}

/** Visits that share their code and their width, so that one page can show them one after the other. */
export function groupsOf(visits: readonly Visit[]): Visit[][] {
  const groups = Map.groupBy(visits, ({ story, width }) => `${width} ${story.title}`);
  return [...groups.values()];
}

/** File name of a picture, the same on every file system. */
export const fileOf = ({ story, width }: Visit, look: Look) =>
  `${story.id.replaceAll(/[^\p{Letter}\p{Number}_-]/gu, "_")}.${width}.${look}.png`;

/** Stories for the sheet of all components: one per component, and the pages of the foundations. */
export const isSheet = ({ title, name }: StoryEntry) =>
  title.startsWith("基礎/") || (title.startsWith("部品/") && /^(状態一覧|一覧)$/.test(name));
