import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "projects";

/** Already assigned ones are left as they are; an unknown uid refuses the whole call and is named. */
export const assignCreators = defineEndpoint("assignCreators", "/company/projects/{id}/assign_creators", {
  method: "PUT",
  slice,
  summary: "案件にクリエイターを追加",
  policy: policies.write,
  errors: ["not_found", "project_archived", "conflict"],
});

/** Pasted handles, addresses, names and mail addresses, each looked up among the company's creators. */
export const matchCreators = defineEndpoint("matchCreators", "/company/projects/{id}/match_creators", {
  method: "POST",
  slice,
  base: "",
  summary: "貼り付けた行とクリエイターの照合",
  policy: policies.write,
  errors: ["not_found"],
});

/** Who else asks these creators, exclusions, the last fee and the last contact. */
export const getAssignHints = defineEndpoint("getAssignHints", "/company/projects/{id}/assign_hints", {
  method: "POST",
  slice,
  base: "",
  summary: "追加する前に知っておくこと",
  policy: policies.write,
  errors: ["not_found"],
});

/** Registers accounts that the company does not have and assigns them at once. */
export const registerCreators = defineEndpoint(
  "registerCreators",
  "/company/projects/{id}/register_creators",
  {
    method: "POST",
    slice,
    base: "",
    summary: "登録して案件に追加",
    policy: policies.write,
    errors: ["not_found", "project_archived", "conflict"],
  },
);
