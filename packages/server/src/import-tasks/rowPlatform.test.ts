import { expect, it } from "vitest";
import { importScene } from "../testing/importScene.ts";
import { bookOf, sheetXml } from "../testing/workbooks.ts";

/** A list as agencies keep it: one account a row, with its platform in a column of its own. */
const LIST = [
  "名前,媒体,アカウント,フォロワー数,想定単価",
  "みお,Instagram,＠ｍｉｏ＿ｄａｙｓ,1.2万,30000円（税別）",
  "はる,ＴｉｋＴｏｋ,@haru,3400,",
  "けん,ユーチューブ,@ken_ch,8500,",
  "ゆい,X(旧Twitter),yui,120,",
  "なお,IG,nao,,",
  "りん,旧Twitter,rin,,",
  "まこ,,https://www.tiktok.com/@mako,50,",
  "あお,Threads,ao,1,",
  "そら,,sora,1,",
  "うみ,TikTok,https://www.instagram.com/umi/,1,",
].join("\n");
const rowsOf = (text: string) => text.split("\n").map((line, at) => [at + 1, line.split(",")] as const);

it.each([
  ["a CSV", () => new File([LIST], "名簿.csv")],
  [
    "a workbook",
    () =>
      new File(
        [bookOf({ 名簿: sheetXml(rowsOf(LIST).map(([row, cells]) => [row, [...cells]])) })],
        "名簿.xlsx",
      ),
  ],
])(
  "the platform of %s's accounts is read from each row, and shown before anything is written",
  async (_, file) => {
    const { imports } = await importScene();
    const preview = await imports.dryRun(file());
    expect(preview.mapping).toEqual(["display_name", "platform", "account", "account_followers", "last_fee"]);
    const shown = new Map(
      preview.rows.created.map(({ name, changes }) => [
        name,
        changes.find(({ field }) => field === "account")?.after,
      ]),
    );
    expect(Object.fromEntries(shown)).toEqual({
      みお: "Instagram mio_days",
      はる: "TikTok haru",
      けん: "YouTube ken_ch",
      ゆい: "X yui",
      なお: "Instagram nao",
      りん: "X rin",
      まこ: "TikTok mako",
    });
    expect(preview.errors.map(({ row, field, message }) => [row, field, message])).toEqual([
      [
        9,
        "platform",
        "「Threads」は媒体として読み取れません。YouTube、Instagram、TikTok、X のどれかを入力するか、アカウントの列を空にしてください。",
      ],
      [
        10,
        "platform",
        "媒体が空です。YouTube、Instagram、TikTok、X のどれかを入力するか、アカウントをプロフィールのURLにしてください。",
      ],
      [11, "account", "Instagram のURLです。TikTok のURLかアカウント名を入力してください。"],
    ]);
    expect(await imports.importAll(file())).toMatchObject({ created: 7, failed: 3 });
    const { items } = await imports.list();
    const stored = items.map(({ display_name, accounts, last_fee }) => [
      display_name,
      accounts.map(({ platform, handle, follower_count }) => [platform, handle, follower_count]),
      last_fee,
    ]);
    expect(stored).toContainEqual(["みお", [["instagram", "mio_days", 12_000]], 30_000]);
    expect(stored).toContainEqual(["けん", [["youtube", "ken_ch", 8500]], null]);
    expect(stored).toContainEqual(["まこ", [["tiktok", "mako", 50]], null]);
  },
);
