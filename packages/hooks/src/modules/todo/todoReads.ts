import { listTodo, listTodoGroup } from "@tsumugi/contract";

/** Reads of 今日やること: what is done anywhere takes its row away. */
export const todoReads = [listTodo, listTodoGroup] as const;
