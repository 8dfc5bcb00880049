interface Versioned {
  readonly version?: number | undefined;
}

/** What the server says where a colleague saved `theirs` since the form was opened; undefined for a save over theirs. */
export function savedMeanwhile(theirs: Versioned, body: Versioned): Response | undefined {
  if (body.version === theirs.version) return undefined;
  const refusal = { code: "stale_version", message: "更新されました。", current: theirs, request_id: "r" };
  return Response.json(refusal, { status: 409 });
}
