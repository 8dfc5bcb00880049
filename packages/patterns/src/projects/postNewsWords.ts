import { type ProjectCreator, postNewsLabels } from "@tsumugi/contract";
import { formatShortDay } from "@tsumugi/ui/format";

/** What happened to a post of the job, and since when; undefined where nothing did. */
export const postNewsWords = ({ post_news }: Pick<ProjectCreator, "post_news">): string | undefined =>
  post_news ? `${postNewsLabels[post_news.state]}（${formatShortDay(post_news.since)}から）` : undefined;
