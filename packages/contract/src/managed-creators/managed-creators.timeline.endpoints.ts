import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "managed-creators";

/** Everything that happened with a creator, newest first; `group` keeps some kinds. */
export const listCreatorTimeline = defineEndpoint(
  "listCreatorTimeline",
  "/company/managed_creators/{id}/timeline",
  {
    method: "GET",
    slice,
    base: "",
    summary: "クリエイターのこれまでの動き",
    policy: policies.member,
    errors: ["not_found", "creator_merged"],
  },
);
