import type { MatchedLine, NewCreator, PlatformAccount } from "@tsumugi/contract";

/** Where the candidates come from. */
export type AssignSource = "search" | "views" | "projects" | "paste";

export interface AssignableCreator {
  /** クリエイターの uid。 */
  uid: string;
  /** 表示名。 */
  display_name: string;
  /** 本名。 */
  real_name: string;
  /** 写真のアドレス。なければ null。 */
  image: string | null;
  /** SNS のアカウント。 */
  accounts: readonly Pick<PlatformAccount, "platform" | "handle">[];
  /** フォロワーの数。分からなければ null。 */
  follower_count: number | null;
  /** もとの案件での報酬（税抜、円）。案件から選ぶときだけ渡し、閲覧者には null です。 */
  fee?: number | null;
}

/** The rows of one source, as far as they have arrived. */
export interface AssignRowsLook {
  /** 候補の行。 */
  creators: readonly AssignableCreator[];
  /** 読み込み中。 */
  loading?: boolean;
  /** 行がそろわないわけ。原因、直し方の順に書きます。 */
  error?: string;
  /** 読み直すとき。 */
  onRetry?: () => void;
  /** 当てはまる全人数。 */
  totalCount?: number;
  /** 続きがあります。 */
  hasMore?: boolean;
  /** 続きを読み込むとき。 */
  onLoadMore?: () => void;
}

/** A source of which one has to be chosen first: a saved view, another project. */
export interface AssignFromLook extends AssignRowsLook {
  /** 選べるビューか案件。 */
  options: readonly { value: string; label: string }[];
  /** 選択肢の読み込み中。 */
  optionsLoading?: boolean;
  /** 選んだものの uid。まだなら null。 */
  chosen: string | null;
  /** 選んだとき。外すと null。 */
  onChoose: (uid: string | null) => void;
}

/** A pasted line with what was decided about it. */
export interface PastedLine {
  matched: MatchedLine;
  /** Of several candidates. */
  picked: string | null;
  registers: boolean;
  /** Under which name it is registered. */
  display_name: string;
}

export interface AssignOrder {
  /** 案件に追加する人の uid。 */
  uids: readonly string[];
  /** 新しく登録して追加する人。 */
  register: readonly NewCreator[];
}

/** What became of an order. One half can fail without the other. */
export interface AssignOutcome {
  /** 追加した人の uid。 */
  assigned: readonly string[];
  /** すでに案件にいた人の uid。 */
  already: readonly string[];
  /** 登録した人数と、その間にほかの人が登録していたアカウントの数。失敗したか、登録を頼まなかったときは null。 */
  registered: { made: number; existing: number } | null;
  /** 追加できなかったわけ。 */
  assignFailure?: string;
  /** 登録できなかったわけ。 */
  registerFailure?: string;
}
