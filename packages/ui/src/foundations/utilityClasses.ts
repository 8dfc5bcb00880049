/**
 * The classes that the package promises besides its components, with their use. They say how words look where no
 * component draws them. Every other class that begins with `tsu-` may change at any time.
 */
export const utilityClasses: Readonly<Record<string, string>> = {
  "tsu-hidden": "画面に出さず、読み上げるだけの言葉",
  "tsu-muted": "補足の色",
  "tsu-num": "桁の幅がそろう数字",
  "tsu-truncate": "1 行に収め、はみ出しを「…」にする",
  "tsu-link": "リンクの色と下線。部品で描けるなら Link を使う",
  "tsu-stack": 'セルの中で縦に並べる。2 行目は class="sub"',
  "tsu-media": '画像と言葉を横に並べる。言葉は class="text"、2 行目は class="sub"',
  "tsu-inline": "文の中でアイコンと言葉を横に並べる",
};
