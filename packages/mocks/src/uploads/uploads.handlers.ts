import { createUpload, getUpload } from "@tsumugi/contract";
import { thumbnailUri } from "../core/images.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";

const SVG = decodeURIComponent(thumbnailUri(1).replace("data:image/svg+xml,", ""));

export const uploadsHandlers = [
  mockEndpoint(createUpload, ({ body }) => ({
    uid: "upload_001",
    url: thumbnailUri(1),
    name: body.file.name,
    content_type: "image/webp" as const,
    size: body.file.size,
    width: 1280,
    height: 720,
  })),
  mockEndpoint(getUpload, () => fileResponse(SVG, "画像.svg", "image/svg+xml")),
];
