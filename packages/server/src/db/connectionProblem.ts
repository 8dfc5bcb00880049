/** Notifications and locks of a session are lost where each transaction may get another connection. */
export const POOLER =
  "DATABASE_URL が、トランザクションごとに接続を貸すプーラー（PgBouncer の transaction、Supabase の 6543 番など）を指しています。変更の知らせが届かないので使えません。\n" +
  "データベースに直接つなぐURLか、session のプーラーのURLを指定してください。";

const CHECK_URL =
  "PostgreSQL が動いていることと、DATABASE_URL のホスト・ポート・利用者名・パスワードを確認してください。";
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
  // What a pooler says to a setting that it would have to keep for the session.
  "08P01": { reason: "プーラーに断られました", cure: POOLER },
};

/** Codes of OpenSSL for a certificate that nobody known has signed, that has ended, or that is another host's. */
const isOfCertificate = (code: string): boolean => /CERT|UNABLE_TO_|ALTNAME/.test(code);

/** The driver throws it without a code. */
const WITHOUT_TLS = "The server does not support SSL connections";

/** Why no connection came about, by the driver's code or class of failure; its message may quote the URL and is never shown. */
export function connectionProblem(cause: unknown): Problem {
  const { code: given, message } = (cause ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  const code = typeof given === "string" ? given : "";
  if (isOfCertificate(code)) {
    return { reason: `サーバーの証明書を確かめられません: ${code}`, cure: CHECK_CERTIFICATE };
  }
  if (message === WITHOUT_TLS) {
    const cure = "サーバーの TLS を有効にするか、DATABASE_URL の sslmode を外してください。";
    return { reason: "サーバーが暗号化した接続を受けません", cure };
  }
  return known[code] ?? { reason: code || "応答がありません", cure: CHECK_URL };
}
