import { mediaTypeLabels, type ProjectPost, platformLabels } from "@tsumugi/contract";

/** What a post is named by. */
export type Named = Pick<ProjectPost, "title" | "media_type" | "posted_at" | "url">;

/** What a post is called: one that its platform has told nothing of has its address alone, and its kind is a guess. */
export const postName = ({ title, media_type, posted_at, url }: Named): string =>
  title || (posted_at ? mediaTypeLabels[media_type] : url.replace(/^https:\/\/(www\.)?/, ""));

/** Whose post it is, and which: for a legend, an axis or a row of a table. */
export const postOf = ({
  creator,
  ...post
}: Named & { readonly creator: { readonly name: string } }): string => `${creator.name}「${postName(post)}」`;

/** Where a post is, and its kind where the platform has told it. */
export const postPlace = ({ platform, ...post }: Named & Pick<ProjectPost, "platform">): string =>
  [
    platformLabels[platform],
    ...(post.title || post.posted_at ? [mediaTypeLabels[post.media_type]] : []),
  ].join("・");
