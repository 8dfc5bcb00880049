import { type CreatorFormValues, emptyCreatorForm } from "@tsumugi/ui";

/** For `useKeptValues`: what the rows of its lists are, which the empty form does not show. */
export const creatorFormShape: CreatorFormValues = {
  ...emptyCreatorForm,
  genre_uids: [""],
  tags: [""],
  accounts: [{ platform: "instagram", handle: "", follower_count: null }],
};
