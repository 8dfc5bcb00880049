import {
  CODE,
  type ColumnsOfTable,
  DELIVERED,
  HASH,
  ID,
  PROJECT,
  SECRET,
  SETTING,
  STAFF,
  TYPED,
} from "./personalReasons.ts";

/** What an erasure leaves of posts, their collection and their links: a part of `personalColumns`. */
export const postColumns = {
  company_platform_keys: { kept: [[SECRET, "secret tail"]] },
  post_collections: {
    erased: "caption caption_before picture",
    kept: [[ID, "claim"]],
  },
  project_posts: {
    erased: "owner_handle pr_found removed_reason thumbnail title",
    kept: [
      [ID, "uid"],
      [CODE, "metrics"],
      [PROJECT, "ng_words pr_missing"],
      [DELIVERED, "platform_id url"],
    ],
  },
  short_link_own_places: { kept: [[HASH, "visitor"]] },
  short_link_salts: { kept: [[HASH, "salt"]] },
  short_link_visitors: { kept: [[HASH, "visitor"]] },
  short_links: {
    kept: [
      [ID, "code uid"],
      [TYPED, "destination_url source_url utm"],
    ],
  },
  project_reports: {
    kept: [
      [CODE, "targets"],
      [TYPED, "comment"],
    ],
  },
  report_shares: {
    kept: [
      [ID, "uid"],
      [HASH, "password_hash token_hash"],
      [TYPED, "label"],
    ],
  },
  post_figure_entries: {
    kept: [
      [ID, "screenshot uid"],
      [CODE, "figures"],
    ],
  },
  post_pr_checks: {
    erased: "caption",
    kept: [
      [ID, "screenshot uid"],
      [TYPED, "results"],
    ],
  },
  post_pr_signatures: {
    kept: [
      [ID, "uid"],
      [STAFF, "signed_name"],
      [TYPED, "note"],
    ],
  },
  post_reuses: {
    kept: [
      [ID, "screenshot uid"],
      [TYPED, "disclosure note place url"],
    ],
  },
  pr_rules: { kept: [[SETTING, "required_tags wordings"]] },
} satisfies Readonly<Record<string, ColumnsOfTable>>;
