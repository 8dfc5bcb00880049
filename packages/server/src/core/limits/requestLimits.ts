/** How often a kind of request may come from one address, a minute. */
export interface RequestLimit {
  readonly name: string;
  readonly perMinute: number;
}

const limit = (name: string, perMinute: number): RequestLimit => ({ name, perMinute });

/** Tight where something can be guessed, generous for a whole office, a school or a shop behind one address. */
const limits = {
  guesses: limit("guesses", 30),
  replyPictures: limit("reply_pictures", 30),
  documents: limit("documents", 120),
  streams: limit("streams", 1_200),
  links: limit("links", 3_000),
  /** Every load of a page renews its token: a whole office behind one address does so all day. */
  sessions: limit("sessions", 3_000),
  calls: limit("calls", 3_000),
  /** A page of another origin asks before its calls. */
  preflights: limit("preflights", 3_000),
  pictures: limit("pictures", 6_000),
  files: limit("files", 6_000),
} as const;

const GUESSED =
  /^\/(auth\/(sign_in|reset_password|password)$|api\/company\/signup\/|api\/verification\/|reply\/|shared_reports\/)/;

const STREAM = /^(\/api)?\/realtime\/events$|^\/reply\/[^/]+\/events$/;

/** Of exactly one kind is every request, whatever its path: there is none that nothing counts. */
export function limitOf(method: string, path: string, isReply: boolean): RequestLimit {
  if (method === "OPTIONS") return limits.preflights;
  if ((method === "POST" || method === "PUT") && GUESSED.test(path)) return limits.guesses;
  if (path === "/uploads") return isReply ? limits.replyPictures : limits.calls;
  if (path.startsWith("/uploads/")) return limits.pictures;
  if (path === "/openapi.json" || path === "/docs" || path.startsWith("/docs/")) return limits.documents;
  if (STREAM.test(path)) return limits.streams;
  if (path.startsWith("/s/")) return limits.links;
  if (path.startsWith("/auth/")) return limits.sessions;
  if (path.startsWith("/assets/") || path.startsWith("/demo-assets/")) return limits.files;
  return limits.calls;
}
