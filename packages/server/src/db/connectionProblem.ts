/** Notifications and locks of a session are lost where each transaction may get another connection. */
export const POOLER =
  "DATABASE_URL が、トランザクションごとに接続を貸すプーラー（PgBouncer の transaction、Supabase の 6543 番など）を指しています。変更の知らせが届かないので使えません。\n" +
  "データベースに直接つなぐURLか、session のプーラーのURLを指定してください。";

const CHECK_URL =
  "PostgreSQL が動いていることと、DATABASE_URL のホスト・ポート・利用者名・パスワードを確認してください（パスワードの記号は、# なら %23 のように書きます）。";
const CHECK_CERTIFICATE =
  "DATABASE_URL の ?sslmode=verify-full に、認証局の証明書を &sslrootcert=ファイル で付けてください（RDS や Cloud SQL では、配られている証明書です）。";

interface Problem {
  readonly reason: string;
  readonly cure: string;
}

const known: Record<string, Problem> = {
  ECONNREFUSED: { reason: "接続を拒否されました", cure: CHECK_URL },
  ENOTFOUND: { reason: "ホストが見つかりません", cure: CHECK_URL },
  "28P01": { reason: "パスワードが違います", cure: CHECK_URL },
  "28000": {
    reason: "認証に失敗しました",
    cure: `${CHECK_URL}\n暗号化した接続だけを受けるデータベースでは、?sslmode=verify-full を付けてください。`,
  },
  "3D000": { reason: "データベースがありません", cure: CHECK_URL },
  "53300": {
    reason: "接続の数が上限です",
    cure: "PostgreSQL の max_connections（利用者の CONNECTION LIMIT）を増やすか、使っていないプロセスを止めてください（サーバーは 1 プロセスで 12 本まで使います）。",
  },
  // What a pooler says to a setting that it would have to keep for the session.
  "08P01": { reason: "プーラーに断られました", cure: POOLER },
};

/** Codes of OpenSSL for a certificate that nobody known has signed, that has ended, or that is another host's. */
const isOfCertificate = (code: string): boolean => /CERT|UNABLE_TO_|ALTNAME/.test(code);

/** The driver throws it without a code. */
const WITHOUT_TLS = "The server does not support SSL connections";

/** Why no connection came about, by the driver's code or class of failure; its message may quote the URL and is never shown. */
export function connectionProblem(cause: unknown): Problem {
  const {
    code: given,
    message,
    syscall,
  } = (cause ?? {}) as Partial<Record<"code" | "message" | "syscall", unknown>>;
  const code = typeof given === "string" ? given : "";
  // Nothing else is opened on the way to a connection.
  if (syscall === "open") {
    const cure =
      "DATABASE_URL の sslrootcert（sslcert、sslkey）に、このサーバーから読めるファイルを指定してください。";
    return { reason: `証明書のファイルを読めません: ${code}`, cure };
  }
  if (isOfCertificate(code)) {
    return { reason: `サーバーの証明書を確かめられません: ${code}`, cure: CHECK_CERTIFICATE };
  }
  if (message === WITHOUT_TLS) {
    const cure = "サーバーの TLS を有効にするか、DATABASE_URL の sslmode を外してください。";
    return { reason: "サーバーが暗号化した接続を受けません", cure };
  }
  return known[code] ?? { reason: code || "応答がありません", cure: CHECK_URL };
}

/** What a database says to the first tables: of its rights, its extensions, or that it is a copy that only reads. */
const ofTables: Record<string, (words: string) => string | undefined> = {
  "42501": (words) =>
    `DATABASE_URL の利用者に、表を作る権利がありません（${words}）。\n` +
    "この利用者をデータベースの持ち主にしてください（例: ALTER DATABASE tsumugi OWNER TO tsumugi;）。ほかの利用者で復元した表があるときは、空のデータベースに、この利用者で復元し直してください。",
  "0A000": (words) =>
    /extension/.test(words)
      ? `PostgreSQL に、要る拡張がありません（${words}）。\n拡張の pg_trgm を入れてください（postgresql-contrib というパッケージにあります）。`
      : undefined,
  "25006": () =>
    "DATABASE_URL のデータベースは、読み取り専用です（レプリカなど）。\n書き込めるデータベース（プライマリー）のURLを指定してください。",
};

/** Why the tables cannot be made, with the cure; undefined where that is no matter of how the database is set up. */
export function tablesProblem(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code } = cause as { readonly code?: unknown };
  const said = typeof code === "string" ? ofTables[code] : undefined;
  return said?.(cause.message) ?? tablesProblem(cause.cause);
}
