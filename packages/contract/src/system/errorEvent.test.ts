import { expect, it } from "vitest";
import { endpointName } from "../core/endpoint.ts";
import { endpoints } from "../schemas.ts";
import { allowedErrorEvent } from "./errorEvent.ts";

const PRIVATE = /hanako|s3cret|himitsu|203\.0\.113/;

const full = {
  event_id: "0123456789abcdef0123456789abcdef",
  timestamp: 1_763_800_000,
  platform: "javascript",
  level: "error",
  release: "0.1.0",
  environment: "production",
  message: "hanako@example.jp",
  user: { ip_address: "203.0.113.7", email: "hanako@example.jp" },
  request: { url: "https://tsumugi.example/r/s3cret", headers: { Referer: "https://x/r/s3cret" } },
  breadcrumbs: [{ message: "himitsu", data: { url: "/r/s3cret" } }],
  extra: { password: "himitsu" },
  contexts: { state: { text: "himitsu" } },
  transaction: "/r/s3cret",
  exception: {
    values: [
      {
        type: "TypeError",
        value: "hanako is not a function",
        mechanism: { data: { handler: "himitsu" } },
        stacktrace: {
          frames: [
            {
              filename: "https://tsumugi.example/assets/index-1a2b.js",
              function: "save",
              lineno: 3,
              colno: 9,
              in_app: true,
              vars: { text: "himitsu" },
              context_line: "himitsu",
            },
            { filename: "https://tsumugi.example/r/s3cret", function: "onclick", lineno: 1 },
            { filename: "/home/hanako/tsumugi/packages/server/src/main.ts:4", function: "hanako@example.jp" },
          ],
        },
      },
      { type: "hanako@example.jp さん" },
    ],
  },
};

it("keeps code, route, stack, numbers and release, and nothing that a person wrote or is", () => {
  const event = allowedErrorEvent(full, { code: "internal", route: "/r/:token", request_id: "r-7F3K2" });
  expect(JSON.stringify(event)).not.toMatch(PRIVATE);
  expect(event).toMatchObject({
    event_id: full.event_id,
    release: "0.1.0",
    tags: { code: "internal", route: "/r/:token", request_id: "r-7F3K2" },
  });
  const [first, second] = event.exception.values;
  expect(first?.type).toBe("TypeError");
  expect(first?.stacktrace.frames).toEqual([
    { filename: "assets/index-1a2b.js", function: "save", lineno: 3, colno: 9, in_app: true },
    { filename: "other", function: "onclick", lineno: 1 },
    { filename: "packages/server/src/main.ts", function: undefined },
  ]);
  expect(second?.type).toBe("Error");
});

it("says the name of every call", () => {
  const names = endpoints.map(endpointName);
  expect(names.map((route) => allowedErrorEvent({}, { route }).tags.route)).toEqual(names);
});

it("leaves out what is given in the wrong place", () => {
  const tags = { code: "hanako@example.jp", route: "/r/s3cret?x=1", request_id: "himitsu です" };
  expect(JSON.stringify(allowedErrorEvent({}, tags))).not.toMatch(PRIVATE);
  const route = "GET /reply/s3cret";
  expect(JSON.stringify(allowedErrorEvent({}, { route }))).not.toMatch(PRIVATE);
});
