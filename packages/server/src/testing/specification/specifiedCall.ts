import type { TestApp } from "../index.ts";

/** One call over HTTP. */
export interface SpecifiedRequest {
  /** Null: nobody is signed in. Default: an admin. */
  readonly as?: { readonly uid: string } | null;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly form?: Readonly<Record<string, Blob>>;
}

/** What the specification names of a call; undefined where it leaves the content open. */
export function named(line: string) {
  const [, method = "", path = "", query, remark] =
    /^(\w+) ([^\s?]+)(?:\?(\S+))?(?: \((.*)\))?$/.exec(line) ?? [];
  return {
    method,
    path,
    name: `${method} /api${path}`,
    query: remark === "query" ? undefined : (query?.split("&") ?? []),
    body: remark?.startsWith("body: ") ? remark.slice(6).split(", ") : undefined,
  };
}

/** Calls a line of the specification. */
export const callerOf =
  (app: TestApp, admin: { readonly uid: string }) =>
  async (line: string, { as = admin, path = {}, query, body, form }: SpecifiedRequest): Promise<Response> => {
    const { method, path: template } = named(line);
    const headers = new Headers();
    if (as) headers.set("authorization", `Bearer ${await app.token(as.uid)}`);
    if (body) headers.set("content-type", "application/json");
    const parts = new FormData();
    for (const [key, value] of Object.entries(form ?? {})) parts.append(key, value);
    const address = template.replace(/\{(\w+)\}/g, (_, key: string) => path[key] ?? "missing");
    const sent = form ? { body: parts } : body ? { body: JSON.stringify(body) } : {};
    return app.request(`/api${address}${query ? `?${new URLSearchParams(query)}` : ""}`, {
      method,
      headers,
      ...sent,
    });
  };
