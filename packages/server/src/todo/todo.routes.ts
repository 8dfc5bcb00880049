import { listTodo, listTodoGroup } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./todo.service.ts";

export const todoRoutes = [handle(listTodo, service.listTodo), handle(listTodoGroup, service.listTodoGroup)];
