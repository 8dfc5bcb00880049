import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Upload } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp } from "../testing/index.ts";
import { fileOf, PNG, uploadsIn } from "../testing/uploads.ts";

const app = await createTestApp();
const { office, send, stored } = uploadsIn(app);

describe("a file", () => {
  const refusal = async (file: File) => {
    const { staff, room } = await office();
    const before = (await stored()).length;
    const { status, error } = await send(staff, "chat", room, file);
    expect((await stored()).length).toBe(before);
    return [status, error.code, error.message];
  };

  it("is called by its last name, without what hides in names", async () => {
    const { staff, room } = await office();
    const names = [
      "../../etc/passwd.png",
      "C:\\写真\\旅.png",
      "絵\u202egnp.exe.png",
      "\u0000\u0007",
      "あ".repeat(300),
    ];
    const made: Upload[] = [];
    for (const name of names.map((each) => each.replace("\u0000", "")))
      made.push((await send(staff, "chat", room, fileOf(PNG, name))).body);
    expect(made.map(({ name }) => name)).toEqual([
      "passwd.png",
      "旅.png",
      "絵gnp.exe.png",
      "画像",
      "あ".repeat(200),
    ]);
    for (const name of await stored()) expect(name).toMatch(/^[0-9a-z]{24}\.(png|jpg|webp)$/);
  });

  it("that is empty is refused", async () => {
    expect(await refusal(fileOf(Buffer.alloc(0)))).toEqual([
      400,
      "invalid_request",
      "ファイルが空です。別の画像を選んでください。",
    ]);
  });

  it("over 10 MB is refused, also when it says less", async () => {
    const bytes = Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await refusal(fileOf(bytes))).toEqual([
      413,
      "payload_too_large",
      "ファイルサイズが上限（10MB）を超えています。縮小してから選んでください。",
    ]);
    const far = Buffer.concat([PNG, Buffer.alloc(11 * 1024 * 1024)]);
    expect((await refusal(fileOf(far)))[0]).toBe(413);
  });

  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /許可されていない/],
    ["HTML called a PNG", "<!doctype html><script>alert(1)</script>", /許可されていない/],
    ["a zip", "PK\x03\x04\x14\x00\x00\x00", /許可されていない/],
    ["GIF with JavaScript", "GIF89a/*\x00*/=1;alert(1)//", /GIF/],
    ["HEIC", "\x00\x00\x00\x18ftypheic\x00\x00\x00\x00", /HEIC/],
    ["the beginning of a PNG", "\x89PNG\r\n\x1a\n", /壊れている/],
    ["RIFF that is no picture", "RIFF\x00\x00\x00\x00WEBPVP8 ", /壊れている/],
  ])("that is %s is refused", async (_, text, why) => {
    const [status, code, message] = await refusal(fileOf(Buffer.from(text, "latin1")));
    expect([status, code]).toEqual([415, "unsupported_media_type"]);
    expect(message).toMatch(why);
  });
});

it("that cannot be written or read is told from a fault of ours, and leaves nothing behind", async () => {
  const { staff, room } = await office();
  const { body: kept } = await send(staff, "profile");
  const folder = join(app.deps.settings.DATA_DIR, "uploads");
  const uploadsNow = () =>
    app.run(async () => (await db().execute(sql`select count(*)::int as n from uploads`)).rows);
  const before = await uploadsNow();
  await rename(folder, `${folder}-away`);
  await writeFile(folder, "");
  try {
    const refused = await send(staff, "chat", room);
    expect([refused.status, refused.error.code]).toEqual([503, "storage_unavailable"]);
    expect(await uploadsNow()).toEqual(before);
  } finally {
    await rm(folder);
    await rename(`${folder}-away`, folder);
  }
  expect((await app.request(kept.url)).status).toBe(200);
  expect((await send(staff, "chat", room)).status).toBe(201);
});
