import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { paths } from "../app/src/paths.ts";
import { root } from "./root.ts";

/** Screens that a member with a company cannot be walked to: signed in, they are led on. */
const forVisitors = ["signIn", "passwordReset", "signup", "signupCompany"];
/** The form of 案件作成, which is walked, with values in it. */
const sameForm = ["projectEdit"];
/** Their addresses are made by a mail or by a member while the server runs. */
const behindLinks = ["invitation", "reply", "sharedReport"];
/** The walk is signed in as a member; stories check these in both colours and with axe. */
const forOperators = [
  "adminAudit",
  "adminCompanies",
  "adminCompany",
  "adminCreators",
  "adminPaymentNotices",
  "adminSupport",
  "adminSupportRoom",
];

/** A room is an optional part of the route of its list. */
const besideTheirList = ["chatRoom", "adminSupportRoom"];

it("every screen is walked in both colours and on a phone, or stands here with its reason", () => {
  const text = readFileSync(join(root, "e2e/support/screens.ts"), "utf8");
  const walked = [...text.matchAll(/^ {4}\["([^"?]+)|^ {4}\[`\$\{\w+\}([^`?]*)/gm)].map(
    ([, path, underProject]) => path ?? `/projects/any${underProject}`,
  );
  const isWalked = (pattern: string) => {
    const form = new RegExp(`^${pattern.replaceAll(/:[A-Za-z]+/g, "[^/]+")}$`);
    return walked.some((path) => form.test(path));
  };
  expect(walked.length).toBeGreaterThan(30);
  const missing = Object.entries(paths).flatMap(([name, { path }]) => (isWalked(path) ? [] : [name]));
  const known = [...forVisitors, ...sameForm, ...behindLinks, ...forOperators];
  expect(missing.sort()).toEqual(known.sort());
});

it("every page has a route and stories, and every path a route", () => {
  const app = join(root, "app/src");
  const routes = ["router.tsx", ...readdirSync(join(app, "routes")).map((name) => `routes/${name}`)]
    .map((name) => readFileSync(join(app, name), "utf8"))
    .join("\n");
  const pages = readdirSync(join(app, "pages"));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((name) => !routes.includes(`pages/${name}/${name}.tsx`))).toEqual([]);
  expect(pages.filter((name) => !existsSync(join(app, "pages", name, `${name}.stories.tsx`)))).toEqual([]);
  const unrouted = Object.keys(paths).filter((name) => !new RegExp(`paths\\.${name}\\.path\\b`).test(routes));
  expect(unrouted).toEqual(besideTheirList);
});
