import * as z from "zod";

/** A setting that cannot be used. The message is Japanese and holds no secret. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const url = (protocol: RegExp) => z.url({ protocol });

type Judge = (url: URL) => boolean;

/** An address that also is what `fits` wants of its parts: what would be ignored of it was meant for something. */
const urlThat = (protocol: RegExp, fits: Judge) =>
  url(protocol).refine((text) => URL.canParse(text) && fits(new URL(text)));

const hasNoPath: Judge = ({ pathname, hash }) => /^\/?$/.test(pathname) && hash === "";
/** A password with a sign of its own ends the host too early; the rest of it, with the host, then stands behind. */
const isCutShort: Judge = ({ pathname, search, hash }) => /@/.test(pathname + search) || hash !== "";
const isOneDatabase: Judge = (url) => !isCutShort(url) && /^(\/[^/]*)?$/.test(url.pathname);
const isMailServer: Judge = (url) => !isCutShort(url) && hasNoPath(url);
const isOrigin: Judge = (url) => hasNoPath(url) && url.search === "" && url.username === "";
const isBucket: Judge = (url) => {
  const { searchParams, username, password } = url;
  const endpoint = searchParams.get("endpoint");
  return (
    hasNoPath(url) &&
    (username === "") === (password === "") &&
    [...searchParams.keys()].every((key) => key === "region" || key === "endpoint") &&
    (endpoint === null || (/^https?:/.test(endpoint) && URL.canParse(endpoint)))
  );
};
const isDsn: Judge = ({ username, pathname }) => username !== "" && /\/\d+$/.test(pathname);

const SIGNS = "利用者名やパスワードの記号は、@ なら %40、/ なら %2F、# なら %23 のように書きます";

/** What each setting may hold, as told to the person who has to fix it. */
const allowed: Record<string, string> = {
  PORT: "1〜65535 の整数（例: 4000）",
  HOST: "待ち受けるアドレス（例: 127.0.0.1、0.0.0.0）",
  PUBLIC_BASE_URL:
    "http:// または https:// とホスト名だけのURL（例: https://tsumugi.example.jp。/tsumugi のようなパスの下では動きません）",
  DATA_DIR: "フォルダーのパス（例: ./data）",
  DATABASE_URL: `postgres:// で始まる接続URL（例: postgres://user:pass@host:5432/tsumugi。${SIGNS}）`,
  SEED: "demo または none",
  SMTP_URL: `smtp:// または smtps:// で始まるURL（例: smtp://user:pass@smtp.example.jp:587。${SIGNS}）`,
  MAIL_FROM: "メールの差出人のアドレス（例: no-reply@example.jp）",
  SECRET_KEY:
    "32バイトをBase64にした鍵。替えるときは「新しい鍵,古い鍵」（例: openssl rand -base64 32 の出力）",
  STORAGE_URL: `s3:// で始まるURL（例: s3://key:secret@bucket?region=ap-northeast-1&endpoint=https://s3.example.jp。付けられるのは region と endpoint だけです。${SIGNS}）`,
  SENTRY_DSN: "Sentry のプロジェクトの DSN（例: https://key@o1.ingest.sentry.io/2）",
  ALLOWED_ORIGINS: "カンマ区切りのオリジン（例: https://a.example.jp,https://b.example.jp）",
  FIREBASE_JWKS_URL: "http:// または https:// で始まるURL",
  LOG_LEVEL: "fatal、error、warn、info、debug、trace、silent のいずれか",
  RATE_LIMIT: "on または off",
  TRUST_PROXY: "on（前段のプロキシが付ける X-Forwarded-For を信じる）または off",
  MAX_STREAMS: "1〜1000000 の整数（本）",
  SESSION_IDLE_HOURS: "1〜720 の整数（時間）",
  OPERATOR_SECOND_FACTOR: "on または off",
  OPERATOR_NAME: "運営が発行する支払通知書の発行者名（100文字まで）",
  OPERATOR_ADDRESS: "運営の住所（300文字まで）",
  OPERATOR_REGISTRATION_NUMBER: "T と13桁の数字（例: T9234567890123）",
  OPERATOR_EMAIL: "運営の連絡先のメールアドレス",
  OPERATOR_PHONE: "運営の電話番号（30文字まで）",
  OPERATOR_BANK_CODE: "4桁の銀行コード",
  OPERATOR_BRANCH_CODE: "3桁の支店コード",
  OPERATOR_ACCOUNT_TYPE: "ordinary、checking、savings のいずれか",
  OPERATOR_ACCOUNT_NUMBER: "7桁の口座番号",
  OPERATOR_ACCOUNT_HOLDER: "口座名義のカナ（40文字まで）",
  OPERATOR_TRANSFER_CLIENT_CODE: "10桁の振込依頼人コード",
  PLATFORM_SANDBOX: "on または off",
};

/** Settings whose value may hold a password or key, so that it is never printed. Other addresses hold none. */
const secret = /^(DATABASE|SMTP|STORAGE)_URL$|_KEY$|_SECRET$|_TOKEN$|_DSN$/;

/** So many digits, or nothing. */
const digits = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^(\\d{${length}})?$`))
    .default("");

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_BASE_URL: optional(urlThat(/^https?$/, isOrigin)),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: optional(urlThat(/^postgres(ql)?$/, isOneDatabase)),
  SEED: optional(z.enum(["demo", "none"])),
  SMTP_URL: optional(urlThat(/^smtps?$/, isMailServer)),
  MAIL_FROM: optional(z.email()),
  SECRET_KEY: optional(z.string()),
  STORAGE_URL: optional(urlThat(/^s3$/, isBucket)),
  SENTRY_DSN: optional(urlThat(/^https?$/, isDsn)),
  ALLOWED_ORIGINS: optional(
    z.string().transform((value, context) => {
      const origins = value.split(",").map((item) => item.trim());
      const bad = origins.some((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
      if (bad) context.addIssue({ code: "custom", message: "origin" });
      return origins;
    }),
  ),
  FIREBASE_PROJECT_ID: optional(z.string()),
  FIREBASE_JWKS_URL: url(/^https?$/).default(
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  ),
  OPERATOR_SECOND_FACTOR: z.enum(["on", "off"]).default("off"),
  OPERATOR_NAME: z.string().min(1).max(100).default("ツムギ運営事務局"),
  OPERATOR_ADDRESS: z.string().max(300).default(""),
  OPERATOR_REGISTRATION_NUMBER: z
    .string()
    .regex(/^(T\d{13})?$/)
    .default(""),
  OPERATOR_EMAIL: optional(z.email()),
  OPERATOR_PHONE: z.string().max(30).default(""),
  OPERATOR_BANK_CODE: digits(4),
  OPERATOR_BRANCH_CODE: digits(3),
  OPERATOR_ACCOUNT_TYPE: z.enum(["ordinary", "checking", "savings"]).default("ordinary"),
  OPERATOR_ACCOUNT_NUMBER: digits(7),
  OPERATOR_ACCOUNT_HOLDER: z.string().max(40).default(""),
  OPERATOR_TRANSFER_CLIENT_CODE: digits(10),
  YOUTUBE_API_KEY: optional(z.string()),
  INSTAGRAM_ACCESS_TOKEN: optional(z.string()),
  INSTAGRAM_BUSINESS_ID: optional(z.string()),
  TIKTOK_CLIENT_KEY: optional(z.string()),
  TIKTOK_CLIENT_SECRET: optional(z.string()),
  X_BEARER_TOKEN: optional(z.string()),
  PLATFORM_SANDBOX: optional(z.enum(["on", "off"])),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
  TRUST_PROXY: z.enum(["on", "off"]).default("off"),
  MAX_STREAMS: z.coerce.number().int().min(1).max(1_000_000).default(5_000),
  SESSION_IDLE_HOURS: z.coerce.number().int().min(1).max(720).default(336),
});

/** As they are called in the environment. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** Every setting under its name in the environment, defaults filled in. Times and sizes are not settings. */
export type Settings = z.output<typeof schema> & {
  /** Without a trailing slash: the only source of links. */
  readonly PUBLIC_BASE_URL: string;
  readonly ALLOWED_ORIGINS: readonly string[];
  readonly SEED: "demo" | "none";
  /** Absent: figures of platforms without a key are made up exactly where the database holds the demo. */
  readonly PLATFORM_SANDBOX?: "on" | "off" | undefined;
};

/** From where the operator of the demo pays companies. */
const demoOperator = {
  OPERATOR_BANK_CODE: "0001",
  OPERATOR_BRANCH_CODE: "004",
  OPERATOR_ACCOUNT_NUMBER: "2345678",
  OPERATOR_ACCOUNT_HOLDER: "カ）ツムギ",
  OPERATOR_TRANSFER_CLIENT_CODE: "0000054321",
};

const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** What lets other computers reach the server, as the settings say it; empty where only this one does. */
export function reachableBy({ HOST, PUBLIC_BASE_URL }: Pick<Settings, "HOST" | "PUBLIC_BASE_URL">): string[] {
  const { protocol, hostname } = new URL(PUBLIC_BASE_URL);
  return [
    ...(isLoopback(HOST) ? [] : [`HOST=${HOST}`]),
    ...(protocol === "https:" || !isLoopback(hostname) ? [`PUBLIC_BASE_URL=${PUBLIC_BASE_URL}`] : []),
  ];
}

/** The demo's password is public: only who is at this computer may sign in with it. */
function seedOf(
  settings: Pick<Settings, "HOST" | "PUBLIC_BASE_URL" | "DATABASE_URL">,
  given?: Settings["SEED"],
) {
  const reachable = reachableBy(settings);
  if (given === "demo" && reachable.length > 0) {
    throw new SettingsError(
      `SEED=demo は、ほかのコンピューターから使える設定（${reachable.join("、")}）と一緒には使えません。デモのパスワードは公開されています。\n` +
        "SEED を外して起動し、運営のアカウントを npm run operator -- メールアドレス で作ってください。",
    );
  }
  return given ?? (settings.DATABASE_URL || reachable.length > 0 ? "none" : "demo");
}

/** Of no use by itself: a platform whose key is there in half would look as if there were none. */
const halves = [
  ["INSTAGRAM_ACCESS_TOKEN", "INSTAGRAM_BUSINESS_ID"],
  ["TIKTOK_CLIENT_KEY", "TIKTOK_CLIENT_SECRET"],
] as const;

function refuseHalves(settings: z.output<typeof schema>): void {
  const lines = halves.flatMap((pair) => {
    const [missing, ...others] = pair.filter((name) => !settings[name]);
    const given = pair.find((name) => settings[name]);
    if (!missing || !given || others.length > 0) return [];
    return [`設定 ${given} は、${missing} がないと使えません。両方を指定するか、両方とも外してください。`];
  });
  if (lines.length > 0) throw new SettingsError(lines.join("\n"));
}

/**
 * Reads the settings of the README's table.
 * @throws SettingsError naming each bad setting, what it holds and what is allowed.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const known = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, env[key] || undefined]));
  const parsed = schema.safeParse(known);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    const lines = names.map((name) => {
      const held = secret.test(name) ? "（値は表示しません）" : `「${env[name]}」`;
      return `設定 ${name} の値 ${held} は使えません。${allowed[name] ?? "正しい値"} を指定してください。`;
    });
    throw new SettingsError(lines.join("\n"));
  }
  const settings = parsed.data;
  refuseHalves(settings);
  const base = (settings.PUBLIC_BASE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, "");
  const own = [
    new URL(base).origin,
    `http://localhost:${settings.PORT}`,
    `http://127.0.0.1:${settings.PORT}`,
  ];
  const { HOST, DATABASE_URL, OPERATOR_BANK_CODE } = settings;
  const SEED = seedOf({ HOST, DATABASE_URL, PUBLIC_BASE_URL: base }, settings.SEED);
  return {
    ...settings,
    ...(SEED === "demo" && !OPERATOR_BANK_CODE ? demoOperator : undefined),
    PUBLIC_BASE_URL: base,
    SEED,
    // Letting another page in must not lock the own one out.
    ALLOWED_ORIGINS: [...new Set([...own, ...(settings.ALLOWED_ORIGINS ?? [])])],
  };
}
