import { createUpload as createEndpoint, getUpload } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { createUpload, readUpload } from "./uploads.service.ts";

export const uploadsRoutes = [handle(createEndpoint, createUpload), handle(getUpload, readUpload)];
