import { expect, test } from "vitest";
import { demoAvatar, demoThumbnail, renderDemoAsset } from "./demoAssets.ts";

test("draws every path that the seed hands out", () => {
  for (let n = 0; n < 320; n += 1) expect(renderDemoAsset(demoAvatar(n))).toMatch(/^<svg /);
  for (let n = 0; n < 60; n += 1) expect(renderDemoAsset(demoThumbnail(n))).toMatch(/^<svg /);
  expect(renderDemoAsset("/demo-assets/companies/tsumugi.svg")).toMatch(/^<svg /);
});

test("draws the same number alike and different numbers differently", () => {
  expect(renderDemoAsset(demoAvatar(3))).toBe(renderDemoAsset(demoAvatar(3)));
  expect(new Set(Array.from({ length: 24 }, (_, n) => renderDemoAsset(demoThumbnail(n)))).size).toBe(24);
});

test.each([
  "/demo-assets/avatars/../../secret.svg",
  "/demo-assets/avatars/99999.svg",
  "/demo-assets/avatars/-1.svg",
  "/demo-assets/thumbnails/24.svg",
  "/demo-assets/companies/constructor.svg",
  "/demo-assets/other/1.svg",
])("knows no asset at %s", (path) => {
  expect(renderDemoAsset(path)).toBeNull();
});
