import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "todo";

/** 今日やること over all projects: the groups by urgency, equal tasks of a project folded, with their counts. Only what the role may act on. */
export const listTodo = defineEndpoint("listTodo", "/company/todo", {
  method: "GET",
  slice,
  base: "",
  summary: "今日やること",
  policy: policies.member,
});

/** One kind page by page, row by row, the soonest day first. */
export const listTodoGroup = defineEndpoint("listTodoGroup", "/company/todo/{kind}", {
  method: "GET",
  slice,
  base: "",
  summary: "今日やることの続き",
  policy: policies.member,
  errors: ["not_found"],
});
