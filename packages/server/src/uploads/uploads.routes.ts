import { createUpload as createEndpoint, getUpload } from "@tsumugi/contract";
import { attachment } from "../core/csvResponse.ts";
import { handle } from "../core/handle.ts";
import { createUpload, readUpload } from "./uploads.service.ts";

const DAY_S = 24 * 3600;

export const uploadsRoutes = [
  handle(createEndpoint, ({ actor, body }) => createUpload(actor, body)),
  handle(getUpload, async ({ params, query }) => {
    const { body, name, content_type, size, seconds } = await readUpload(params.id, query);
    const disposition = attachment(query.download || name);
    return new Response(body, {
      headers: {
        "content-type": content_type,
        "content-length": String(size),
        "content-disposition":
          query.download === undefined ? disposition.replace("attachment", "inline") : disposition,
        // A link is as good as its holder: nothing between keeps what it leads to.
        "cache-control": `private, max-age=${Math.min(seconds, DAY_S)}, immutable`,
      },
    });
  }),
];
