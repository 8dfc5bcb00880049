import type { Fields } from "../core/fields.ts";

export const relationshipStageLabels = {
  prospect: "候補",
  contacted: "接触中",
  active: "取引中",
  repeat: "継続取引",
  paused: "休止中",
} as const;
export type RelationshipStage = keyof typeof relationshipStageLabels;

export const entityTypeLabels = { individual: "個人", corporation: "法人" } as const;
export type EntityType = keyof typeof entityTypeLabels;

/**
 * Everything that a company keeps of a creator, in the order of files, dialogs and history. A new field needs no more
 * than its line here, its column, and its place on the form and the profile; all else is derived.
 */
export const managedCreatorFields = {
  display_name: {
    kind: "text",
    label: "表示名",
    max: 100,
    required: true,
    personal: true,
    searched: true,
    sorted: true,
    csv: {
      words: [
        "活動名",
        "クリエイター名",
        "名前",
        "お名前",
        "ニックネーム",
        "ハンドルネーム",
        "チャンネル名",
        "name",
        "displayname",
      ],
      example: "はなこの毎日",
    },
  },
  real_name: {
    kind: "text",
    label: "氏名",
    max: 100,
    personal: true,
    searched: true,
    csv: { words: ["本名", "実名", "realname", "フルネーム"], example: "山田 花子" },
  },
  kana: {
    kind: "text",
    label: "かな",
    max: 100,
    personal: true,
    searched: true,
    csv: {
      words: [
        "ふりがな",
        "フリガナ",
        "よみがな",
        "読み仮名",
        "よみ",
        "氏名かな",
        "カタカナ",
        "ひらがな",
        "全角カナ",
        "半角カナ",
        "kana",
      ],
      example: "やまだ はなこ",
    },
  },
  image: {
    kind: "image",
    label: "画像",
    personal: true,
    setBy: "connection",
    history: "without_values",
  },
  genres: {
    kind: "genres",
    label: "ジャンル",
    max: 20,
    bodyKey: "genre_uids",
    personal: true,
    merge: "both",
    csv: {
      words: ["カテゴリ", "カテゴリー", "分野", "genre", "genres", "category"],
      example: "美容、ファッション",
    },
  },
  tags: {
    kind: "tags",
    label: "タグ",
    max: 30,
    maxEach: 40,
    personal: true,
    searched: true,
    merge: "both",
    csv: { words: ["ラベル", "tag", "tags"], example: "敏感肌、動画が得意" },
  },
  owner: {
    kind: "member",
    label: "担当",
    bodyKey: "owner_uid",
    personal: true,
    csv: { words: ["担当者", "担当者名", "社内担当", "社内担当者", "owner"] },
  },
  stage: {
    kind: "choice",
    label: "関係",
    choices: relationshipStageLabels,
    initial: "prospect",
    personal: false,
    csv: { words: ["関係ステージ", "ステージ", "取引状況", "関係性", "stage"], example: "候補" },
  },
  email: {
    kind: "email",
    label: "メールアドレス",
    personal: true,
    searched: true,
    csv: {
      words: ["メアド", "メール", "email", "mail", "連絡先メール", "連絡先メールアドレス"],
      example: "hanako@example.jp",
    },
  },
  phone: {
    kind: "phone",
    label: "電話番号",
    max: 30,
    personal: true,
    searched: true,
    csv: {
      words: ["電話", "携帯", "携帯電話", "携帯番号", "連絡先電話", "連絡先電話番号", "tel", "phone"],
      example: "090-1234-5678",
    },
  },
  agency: {
    kind: "text",
    label: "所属事務所",
    max: 100,
    personal: true,
    searched: true,
    csv: { words: ["事務所", "所属", "所属先", "agency", "マネジメント会社"], example: "株式会社サンプル" },
  },
  postal_code: {
    kind: "postal_code",
    label: "郵便番号",
    personal: true,
    searched: true,
    merge: { with: "address" },
    csv: { words: ["〒", "zip", "zipcode", "postalcode"], example: "100-0001" },
  },
  address: {
    kind: "text",
    label: "住所",
    max: 300,
    personal: true,
    searched: true,
    csv: {
      words: ["送付先", "送付先住所", "配送先", "発送先", "address"],
      example: "東京都千代田区千代田1-1",
    },
  },
  accounts: { kind: "accounts", label: "SNSアカウント", max: 20, personal: true, merge: "both" },
  follower_count: {
    kind: "count",
    label: "フォロワー計",
    personal: true,
    setBy: "product",
    sorted: true,
  },
  // What was agreed with a company, not who the person is: it stays with the jobs that refer to the record.
  last_fee: {
    kind: "yen",
    label: "直近の報酬（税抜）",
    personal: false,
    seenBy: "fees",
    sorted: true,
    csv: {
      words: ["単価", "想定単価", "報酬", "前回報酬", "ギャラ", "依頼費", "費用", "料金", "金額", "fee", "price"],
      example: "50000",
    },
  },
  memo: {
    kind: "multiline",
    label: "社内メモ",
    max: 4000,
    personal: true,
    searched: true,
    merge: "both",
    csv: {
      words: ["メモ", "備考", "特記事項", "note", "memo", "コメント"],
      example: "平日の夜に連絡",
    },
  },
  invoice_registration_number: {
    kind: "registration_number",
    label: "インボイス登録番号",
    personal: true,
    csv: {
      words: ["登録番号", "インボイス", "インボイス番号", "適格請求書発行事業者登録番号", "t番号"],
      example: "T9234567890123",
    },
  },
  invoice_checked_on: {
    kind: "day",
    label: "登録番号の確認日",
    personal: true,
    merge: { with: "invoice_registration_number" },
    // Who looked a number up says so by the product's own check, not by a file.
    csv: { export: "on_request", import: "never" },
  },
  entity_type: {
    kind: "choice",
    label: "個人・法人",
    choices: entityTypeLabels,
    initial: "individual",
    personal: false,
    csv: {
      words: ["個人または法人", "法人個人", "事業者区分", "区分"],
      example: "個人",
      choices: {
        個人事業主: "individual",
        フリーランス: "individual",
        株式会社: "corporation",
        会社: "corporation",
      },
    },
  },
  withholding_default: {
    kind: "yes_no",
    label: "源泉徴収",
    personal: false,
    csv: { words: ["源泉", "源泉徴収の有無", "源泉徴収有無", "源泉徴収対象"], example: "しない" },
  },
  competitor_exclusion_until: {
    kind: "day",
    label: "競合排除の期限",
    personal: false,
    csv: { words: ["競合排除", "競合排除期限", "競合排除終了日"], example: "2027-03-31" },
  },
  secondary_use_until: {
    kind: "day",
    label: "二次利用の期限",
    personal: false,
    csv: { words: ["二次利用", "二次利用期限", "二次利用終了日"], example: "2027-06-30" },
  },
  custom_values: { kind: "custom", label: "自社の項目", personal: true },
  last_contact_at: {
    kind: "time",
    label: "最終連絡",
    personal: false,
    setBy: "product",
    sorted: true,
    csv: { export: "on_request" },
  },
  created_at: {
    kind: "time",
    label: "登録日",
    personal: false,
    setBy: "product",
    always: true,
    sorted: true,
  },
  created_by: { kind: "member", label: "登録した人", personal: false, setBy: "product" },
  updated_at: {
    kind: "time",
    label: "更新日",
    personal: false,
    setBy: "product",
    always: true,
    sorted: true,
    csv: { export: "on_request" },
  },
} as const satisfies Fields;
