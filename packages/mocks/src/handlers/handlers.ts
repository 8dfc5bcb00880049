import type { HttpHandler } from "msw";
import { accountHandlers } from "./account.ts";
import { chatHandlers } from "./chat.ts";
import { companyHandlers } from "./companies.ts";
import { creatorHandlers } from "./creators.ts";
import { projectHandlers } from "./projects.ts";
import { restHandlers } from "./rest.ts";

/**
 * The happy path of every call in the contract. Nothing is remembered between calls: what only a server can do is
 * tested on the server.
 */
export const handlers: readonly HttpHandler[] = [
  ...accountHandlers,
  ...companyHandlers,
  ...creatorHandlers,
  ...projectHandlers,
  ...chatHandlers,
  ...restHandlers,
];
