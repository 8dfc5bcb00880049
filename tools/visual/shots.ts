/** One entry of Storybook's index.json, as far as it matters here. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
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

/** What is drawn: every story at 1440, and the screens at 390 too. */
export function visitsOf(entries: StoryEntry[], filter?: string): Visit[] {
  const wanted = (text: string) => !filter || text.toLowerCase().includes(filter.toLowerCase());
  return entries
    .filter(({ type, tags }) => type === "story" && !tags?.includes(SKIP_TAG))
    .filter(({ id, title, name }) => wanted(`${id} ${title} ${name}`))
    .flatMap((story) => {
      const widths = /^(画面|流れ)\//.test(story.title) ? [WIDE, PHONE] : [WIDE];
      return widths.map((width) => ({ story, width }));
    });
}

/** File name of a picture, the same on every file system. */
export const fileOf = ({ story, width }: Visit, look: Look) =>
  `${story.id.replaceAll(/[^\p{Letter}\p{Number}_-]/gu, "_")}.${width}.${look}.png`;

/** Stories for the sheet of all components: one per component, and the pages of the foundations. */
export const isSheet = ({ title, name }: StoryEntry) =>
  title.startsWith("基礎/") || (title.startsWith("部品/") && /^(状態一覧|一覧)$/.test(name));
