import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { markSvg } from "../packages/ui/src/components/Logo/mark.ts";
import { icoOf } from "./ico.ts";
import { root } from "./root.ts";

const file = (name: string) => readFileSync(join(root, "app/public", name));
const square = (side: number) => PNG.sync.write(new PNG({ width: side, height: side }));

describe("icons of the app", () => {
  it("are drawn from the sign of today", () => {
    expect(file("favicon.svg").toString()).toBe(markSvg());
    expect(file("logo.svg").toString()).toBe(markSvg());
  });

  it("have the sizes that the manifest says", () => {
    const { icons } = JSON.parse(file("manifest.json").toString()) as {
      icons: { src: string; sizes: string }[];
    };
    const real = icons
      .map(({ src }) => PNG.sync.read(file(src.slice(1))))
      .map(({ width, height }) => `${width}x${height}`);
    expect(real).toEqual(icons.map(({ sizes }) => sizes));
  });
});

describe("icoOf", () => {
  it("points to each picture with its side and its length", () => {
    const pngs = [square(16), square(256)];
    const ico = icoOf(pngs);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
    // 256 does not fit into a byte and is written as 0.
    expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0]);
    const at = ico.readUInt32LE(22 + 12);
    expect(ico.subarray(at, at + ico.readUInt32LE(22 + 8)).equals(pngs[1] as Buffer)).toBe(true);
  });
});
