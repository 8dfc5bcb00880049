import { describe, expect, it } from "vitest";
import { brokenRoles } from "./roles.ts";

const DB = 'import { db } from "../db/index.ts";\n';
const from = (path: string) => `import { x } from "${path}";\n`;
const at = (path: string, text: string) => ({ path: `packages/server/src/${path}`, text });

const core = [
  at("core/context.ts", 'import { withDatabase } from "../db/db.ts";\n'),
  at("core/mail.ts", from("./audit.ts")),
  at("core/audit.ts", DB),
  at("core/handle.ts", 'import type { ActorOf } from "./actor.ts";\n'),
  at("core/http.ts", from("hono")),
];
const repository = at("posts/posts.repository.ts", DB);
const service = at("posts/posts.service.ts", from("./posts.repository.ts"));

const problemsOf = (path: string, text: string) =>
  brokenRoles([...core, repository, service, at(path, text)]).filter((line) =>
    line.startsWith(`packages/server/src/${path} `),
  );

describe("a file of a slice", () => {
  it.each([
    ["posts/rows.ts", DB, "writes queries"],
    ["posts/rows.ts", from("drizzle-orm"), "writes queries"],
    ["posts/rows.ts", from("../db/schema/posts.ts"), "writes queries"],
    ["posts/rows.ts", from("../core/context.ts"), "reads the request's context"],
    ["posts/rows.ts", from("../core/mail.ts"), "writes queries"],
    ["posts/rows.ts", from("./posts.repository.ts"), "imports packages/server/src/posts/posts.repository.ts"],
    ["posts/rows.ts", from("./posts.service.ts"), "imports packages/server/src/posts/posts.service.ts"],
    ["posts/rows.ts", from("node:fs/promises"), "talks to the network or the disk"],
    ["posts/rows.ts", 'await fetch("https://example.com");', "talks to the network or the disk"],
    ["posts/rows.ts", from("hono"), "knows the HTTP framework"],
    ["posts/view.presenter.ts", from("./posts.repository.ts"), "imports"],
    ["posts/view.presenter.ts", DB, "writes queries"],
    ["posts/x.adapter.ts", from("./posts.repository.ts"), "imports"],
    ["posts/x.adapter.ts", DB, "writes queries"],
    ["posts/rows.repository.ts", `${DB}${from("./posts.service.ts")}`, "imports"],
    ["posts/rows.repository.ts", `${DB}${from("hono")}`, "knows the HTTP framework"],
    ["posts/other.service.ts", DB, "writes queries"],
    ["posts/other.service.ts", from("drizzle-orm"), "writes queries"],
    ["posts/other.service.ts", from("hono"), "knows the HTTP framework"],
    ["posts/other.service.ts", from("../core/http.ts"), "knows the HTTP framework"],
    ["posts/other.service.ts", from("node:https"), "talks to the network or the disk"],
    ["posts/other.service.ts", 'import { defineJob } from "../core/jobs.ts";', "defines a job"],
    ["posts/collect.job.ts", `import { defineJob } from "../core/jobs.ts";\n${DB}`, "writes queries"],
    ["posts/posts.routes.ts", from("./posts.repository.ts"), "imports"],
    ["posts/posts.routes.ts", DB, "writes queries"],
    ["posts/posts.routes.ts", from("../core/mail.ts"), "writes queries"],
    ["posts/rows.repository.ts", "", "does not do what a repository does"],
    ["posts/collect.job.ts", from("./posts.service.ts"), "does not do what a job does"],
  ])("is refused: %s with %s", (path, text, problem) => {
    expect(problemsOf(path, text).join("\n")).toContain(problem);
  });

  it.each([
    ["posts/rows.ts", 'import type { Row } from "./posts.repository.ts";'],
    ["posts/view.presenter.ts", 'import { publicUrl } from "../core/context.ts";'],
    ["posts/x.adapter.ts", 'const answer = await fetch("https://example.com");'],
    ["posts/rows.repository.ts", `${DB}${from("./posts.repository.ts")}`],
    ["posts/other.service.ts", `${from("../core/mail.ts")}import { inTransaction } from "../db/index.ts";`],
    ["posts/collect.job.ts", `import { defineJob } from "../core/jobs.ts";\n${from("./posts.service.ts")}`],
    ["posts/posts.routes.ts", `${from("./posts.service.ts")}${from("../core/handle.ts")}`],
    ["seed/rows.ts", DB],
    ["posts/posts.test.ts", DB],
  ])("is allowed: %s with %s", (path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });
});
