import * as auth from "./auth/index.ts";
import * as chatRooms from "./chat-rooms/index.ts";
import * as commentTemplates from "./comment-templates/index.ts";
import * as comments from "./comments/index.ts";
import * as companies from "./companies/index.ts";
import * as companyUsers from "./company-users/index.ts";
import type { Endpoint } from "./core/endpoint.ts";
import type { Schema } from "./core/schema.ts";
import * as creators from "./creators/index.ts";
import * as genres from "./genres/index.ts";
import * as importTasks from "./import-tasks/index.ts";
import * as invitations from "./invitations/index.ts";
import * as jobRequests from "./job-requests/index.ts";
import * as managedCreators from "./managed-creators/index.ts";
import * as notifications from "./notifications/index.ts";
import * as paymentNotices from "./payment-notices/index.ts";
import * as platforms from "./platforms/index.ts";
import * as postalCodes from "./postal-codes/index.ts";
import * as posts from "./posts/index.ts";
import * as preferences from "./preferences/index.ts";
import * as presence from "./presence/index.ts";
import * as projects from "./projects/index.ts";
import * as reply from "./reply/index.ts";
import * as savedViews from "./saved-views/index.ts";
import * as scheduledComments from "./scheduled-comments/index.ts";
import * as shortLinks from "./short-links/index.ts";
import * as signup from "./signup/index.ts";
import * as supportChatRooms from "./support-chat-rooms/index.ts";
import * as system from "./system/index.ts";
import * as uploads from "./uploads/index.ts";
import * as verification from "./verification/index.ts";

const slices = [
  auth,
  chatRooms,
  commentTemplates,
  comments,
  companies,
  companyUsers,
  creators,
  genres,
  importTasks,
  invitations,
  jobRequests,
  managedCreators,
  notifications,
  paymentNotices,
  platforms,
  postalCodes,
  posts,
  preferences,
  presence,
  projects,
  reply,
  savedViews,
  scheduledComments,
  shortLinks,
  signup,
  supportChatRooms,
  system,
  uploads,
  verification,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "policy" in value;

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "_zod" in value;

/** Every call of the API. A slice's endpoint is part of it by being exported from the slice's index. */
export const endpoints: readonly Endpoint[] = slices.flatMap((slice) =>
  Object.values(slice).filter(isEndpoint),
);

const exported = slices.flatMap((slice) => Object.entries<unknown>(slice));

/** The name under which a slice exports a call (`listManagedCreators`); the API document's operation id. */
export const operationIds: ReadonlyMap<Endpoint, string> = new Map(
  exported.flatMap(([name, value]) => (isEndpoint(value) ? [[value, name] as const] : [])),
);

/** Every schema that a slice exports, by its name. */
export const exportedSchemas: ReadonlyMap<string, Schema> = new Map(
  exported.flatMap(([name, value]) => (isSchema(value) ? [[name, value] as const] : [])),
);

/** `GET /api/company/users`: the name of a call in lists, logs and tests. */
export const endpointName = (endpoint: Pick<Endpoint, "method" | "base" | "path">): string =>
  `${endpoint.method} ${endpoint.base ?? "/api"}${endpoint.path}`;
