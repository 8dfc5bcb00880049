/** What the help page explains, screen by screen. */
export interface HelpTopic {
  readonly key: string;
  readonly title: string;
  readonly steps: readonly string[];
}

/** To the members of a company. */
export const helpTopics: readonly HelpTopic[] = [
  {
    key: "cms",
    title: "クリエイターを登録する",
    steps: [
      "「クリエイター管理」の「一括登録」で、いま使っている一覧を取り込みます。CSV（UTF-8、Shift_JIS）も Excel ブック（.xlsx）も、そのまま読めます。",
      "列の対応付けは見出しから推測します。違うときは選び直すと、次回から覚えています。",
      "事前確認で新規・更新・エラーの件数を確かめてから取り込みます。エラーの行は理由付きのファイルで受け取れます。",
      "1人だけなら「手動登録」を使います。同じアカウントがすでにあれば、保存の前にお知らせします。",
    ],
  },
  {
    key: "projectList",
    title: "案件を進める",
    steps: [
      "「案件作成」で案件名と期限を決めます。期限はホームの「今日やること」に近い順で並びます。",
      "「クリエイターを追加」で候補を選び、「依頼を送る」で条件を確認して送ります。",
      "クリエイターはメールのリンクから、アカウントなしで回答できます。",
      "回答、下書き、投稿が届くたびにステータスが変わります。電話で受けた回答は手動でも変えられます。",
      "行の「コメント」は社内だけに見えます。「@名前」と書くと、その人のお知らせに届きます。",
    ],
  },
  {
    key: "chat",
    title: "メッセージをやりとりする",
    steps: [
      "「未返信」は、最後にクリエイターが書いていて、まだ返していない部屋です。返信が要らないときは「返信不要」にします。",
      "フラグは社内で共有されます。期日を付けて、対応を忘れないようにできます。",
      "書きかけの文章は部屋ごとに残ります。",
      "入力欄の「テンプレート」で、クリエイター名や案件名の入った文章を入れられます。時計の印で、送る日時を決められます。",
    ],
  },
  {
    key: "posts",
    title: "投稿実績とレポート",
    steps: [
      "「投稿実績」で投稿のURLを貼り付けると、SNSと種類を読み取り、数値を集めます。",
      "「レポート」では、投稿からの日数をそろえて推移を比べられます。数値の計算式は i の印で確認できます。",
      "表はCSVで出力できます。日本語のExcelでそのまま開けます。",
    ],
  },
  {
    key: "paymentNotice",
    title: "支払通知書を発行する",
    steps: [
      "検収した依頼は「支払通知書」で選んで、下書きにします。依頼にない支払いは、相手と金額を入力して作れます。",
      "下書きの金額、源泉徴収、支払期日を確かめて発行します。クリエイターにはメールのリンクで届き、アカウントなしで確認できます。",
      "内容相違の連絡が届いたら、新しい版を作って発行し直します。前の版も残ります。",
      "確認が済んだら支払承認をして、振り込んだあとに支払済みにします。",
    ],
  },
];

export interface Shortcut {
  readonly keys: string;
  readonly what: string;
}

/** Keys of the screens that only a company's members have. */
export const companyShortcuts: readonly Shortcut[] = [
  { keys: "Ctrl + K（Macは ⌘ + K）", what: "クリエイター・案件・メッセージ・支払通知書を検索" },
  { keys: "文字・F2・Enter（表）", what: "セルに書き始める、いまの値を直す" },
  {
    keys: "Tab・Enter（セルに書いているとき）",
    what: "保存して右へ・下へ。Tab のあとの Enter は、書き始めた列の次の行へ",
  },
  { keys: "Tab（セルを選んでいるとき）", what: "表の外の次の操作へ移る。セルの間は矢印キーで動く" },
  { keys: "Shift + 矢印（表）", what: "範囲を選ぶ。Ctrl + C・X・V と Excel にも写せる" },
  { keys: "Ctrl + D（表）", what: "上の行の値を下へ写す" },
  { keys: "Ctrl + Z・Y（表）", what: "元に戻す・やり直す" },
  { keys: "Delete（表）", what: "セルを空にする" },
  { keys: "スペース（表）", what: "行を開く。Shift + スペースで行を選ぶ" },
];

/** Keys of everybody's screens. */
export const shortcuts: readonly Shortcut[] = [
  { keys: "↑ ↓ と Enter", what: "候補やメニューから選ぶ" },
  { keys: "Ctrl + Enter（Macは ⌘ + Enter）", what: "メッセージを送信" },
  { keys: "Alt + ↓ / Alt + ↑", what: "次・前の部屋を開く（メッセージ）" },
  { keys: "↑ ↓ Home End", what: "部屋の一覧の中を動く（メッセージ）" },
  { keys: "Esc", what: "開いている画面やメニューを閉じる" },
  { keys: "Tab", what: "次の操作へ移る" },
];
