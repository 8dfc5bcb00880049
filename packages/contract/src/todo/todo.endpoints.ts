import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "todo";

/** 今日やること over all projects: every group with its counts and its first rows. Only what the role may act on. */
export const listTodo = defineEndpoint("listTodo", "/company/todo", {
  method: "GET",
  slice,
  base: "",
  summary: "今日やること",
  policy: policies.member,
});

/** One group page by page, in the order of the first rows. */
export const listTodoGroup = defineEndpoint("listTodoGroup", "/company/todo/{kind}", {
  method: "GET",
  slice,
  base: "",
  summary: "今日やることの続き",
  policy: policies.member,
  errors: ["not_found"],
});
