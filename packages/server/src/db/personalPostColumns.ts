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
    kept: [
      [ID, "claim"],
      [DELIVERED, "caption caption_before picture"],
    ],
  },
  project_posts: {
    kept: [
      [ID, "uid"],
      [CODE, "metrics"],
      [PROJECT, "ng_words pr_missing"],
      [DELIVERED, "owner_handle platform_id pr_found thumbnail title url"],
    ],
  },
  short_link_own_places: { kept: [[HASH, "visitor"]] },
  short_link_salts: { kept: [[HASH, "salt"]] },
  short_link_visitors: { kept: [[HASH, "visitor"]] },
  short_links: { kept: [[PROJECT, "code destination_url source_url uid utm"]] },
  project_reports: { kept: [[PROJECT, "comment targets"]] },
  report_shares: { kept: [[`${PROJECT}; ${HASH}`, "label password_hash token_hash uid"]] },
  post_figure_entries: {
    kept: [
      [ID, "screenshot uid"],
      [CODE, "figures"],
    ],
  },
  post_pr_checks: {
    kept: [
      [ID, "screenshot uid"],
      [DELIVERED, "caption results"],
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
