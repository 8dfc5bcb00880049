import { type CreatorFormValues, emptyCreatorForm } from "@tsumugi/patterns";

/** For `useKeptValues`: of which kind the rows of lists are, and what may be empty; the empty form does not show it. */
export const creatorFormShape: CreatorFormValues = {
  ...emptyCreatorForm,
  genre_uids: [""],
  tags: [""],
  accounts: [{ platform: "instagram", handle: "", follower_count: 0 }],
  owner_uid: "",
  last_fee: 0,
  competitor_exclusion_until: "",
  secondary_use_until: "",
};
