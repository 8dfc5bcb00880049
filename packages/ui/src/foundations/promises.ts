/** What is held for everyone, how it is tried, and in which file. A test looks that the files exist. */
export const promises: readonly (readonly [fact: string, how: string, file: string])[] = [
  ["axe の指摘がひとつもない", "すべてのストーリーで、違反は失敗になる", ".storybook/preview.tsx"],
  [
    "暗い配色でも読める",
    "描き終えたストーリーを暗くして、色の差をもう一度見る",
    ".storybook/darkContrast.ts",
  ],
  ["文字は 4.5 : 1、形は 3 : 1 以上", "トークンの組から計算する", "packages/ui/src/theme/tokens.test.ts"],
  [
    "図表の線は、どの色覚でも見分けられる",
    "色覚を計算でまねて、隣り合う線の差を測る",
    "packages/ui/src/foundations/colorVision.test.ts",
  ],
  [
    "画面のどこも axe の指摘がない",
    "本物のサーバーで、広い・狭い・明るい・暗いを開く",
    "e2e/screens.spec.ts",
  ],
  ["幅 320px で横にはみ出さない", "すべての画面の幅を測る", "e2e/screens.phone.spec.ts"],
  [
    "キーボードだけで使える",
    "部品ごとのストーリーが、キーを押して結果を見る",
    "packages/ui/src/components/DataTable/DataTable.stories.tsx",
  ],
  [
    "変換中の Enter で送らない",
    "変換中のキーを送り、何も起きないことを見る",
    "packages/ui/src/format/ime.ts",
  ],
  [
    "打った文字を変えずに見せる",
    "異体字・絵文字・結合文字を往復させる",
    "packages/ui/src/format/normalize.test.ts",
  ],
];
