import { createUpload as createEndpoint, getUpload } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { createUpload, readUpload } from "./uploads.service.ts";

export const uploadsRoutes = [
  handle(createEndpoint, ({ actor, body }) => createUpload(actor, body)),
  handle(getUpload, ({ params, query }) => readUpload(params.id, query)),
];
