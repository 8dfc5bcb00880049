const names = [
  "はなこ美容",
  "ゆうきの台所",
  "旅するミナ",
  "ガジェット研究所タク",
  "あやかコスメ",
  "𠮷野りん",
  "週末キャンプ部",
  "豆柴ムギと散歩",
];

/** The name of a creator in a story. Past the eighth they come again with their number, so that none is there twice. */
export const creatorName = (index: number) =>
  `${names[index % names.length]}${index < names.length ? "" : ` ${index + 1}`}`;
