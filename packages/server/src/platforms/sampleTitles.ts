const openings = [
  "【正直レビュー】",
  "【開封】",
  "【朝のルーティン】",
  "【ひとり時間】",
  "【忙しい日に】",
  "【使い切りました】",
  "【比べてみた】",
  "【冬の新作】",
] as const;

const subjects = [
  "話題の美容液を2週間使ってみた",
  "時短メイクの手順をぜんぶ見せます",
  "毎日飲みたくなる温かいスープ",
  "持ち歩けるスキンケアを詰めたポーチの中身",
  "休日の作り置きごはん",
  "乾燥する季節の保湿のコツ",
  "新作リップを全色塗り比べ",
  "部屋を片づけたら暮らしが変わった話",
  "旅先で助かったもの5つ",
  "はじめてでも失敗しない使い方",
  "夜のご褒美おやつ",
  "家族で試した感想",
] as const;

/** A believable title for a sample, chosen by a number in [0, 1). */
export function sampleTitle(chance: number): string {
  const number = Math.floor(chance * openings.length * subjects.length);
  return `${openings[number % openings.length]}${subjects[Math.floor(number / openings.length)]}`;
}
