import { distance } from "fastest-levenshtein";
import { reachableBy, type Settings, settingNames } from "./env.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Read by the build of the screens and by Google's client. */
const OTHERS = [
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_APP_ID",
  "VITE_FIREBASE_STORAGE_BUCKET",
  "VITE_FIREBASE_MESSAGING_SENDER_ID",
  "VITE_TERMS_URL",
  "VITE_PRIVACY_URL",
  "VITE_SENTRY_DSN",
  "GOOGLE_APPLICATION_CREDENTIALS",
];
const known = [...settingNames, ...OTHERS];

/** Who guesses a name guesses one of these: of other programs there are hardly any. */
const OURS = /^(SMTP|MAIL|STORAGE|DATABASE|OPERATOR)_/;

/** Names shorter than this resemble those of the shell (HOST and HOME). */
const SHORTEST = 8;

const lettersOf = (name: string) => [...name].sort().join("");
const plainOf = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, "");

/** What was meant by a name that nothing reads; undefined where it is likely another program's. */
function meantBy(name: string): string | undefined {
  const same = known.find((each) => plainOf(each) === plainOf(name));
  if (same || name.length < SHORTEST) return same;
  return known.find(
    (each) =>
      each.length >= SHORTEST &&
      (distance(each, name) <= (each.length > SHORTEST + 1 ? 2 : 1) || lettersOf(each) === lettersOf(name)),
  );
}

/** One sentence for each variable that looks like a setting and is read by nothing: else its value would be missed unseen. */
export function unreadNames(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name) || !env[name]) return [];
    const meant = meantBy(name);
    if (meant)
      return [`環境変数 ${name} は使われません。${meant} の書き間違いなら、直して起動し直してください。`];
    if (!OURS.test(name)) return [];
    return [`環境変数 ${name} は使われません。使える名前は README の「設定（環境変数）」にあります。`];
  });
}

/** What is allowed and most likely not meant, each with what to do. */
export function settingsAdvice(settings: Settings): string[] {
  const { PUBLIC_BASE_URL, TRUST_PROXY } = settings;
  if (PUBLIC_BASE_URL.startsWith("https:")) {
    if (TRUST_PROXY === "on") return [];
    return [
      "TRUST_PROXY が off です。PUBLIC_BASE_URL が https なら前にリバースプロキシがあり、このままでは全員が同じ接続元に見えます（回数の上限を全員で分け合い、操作の記録にもプロキシのアドレスが残ります）。TRUST_PROXY=on を指定してください。",
    ];
  }
  if (reachableBy(settings).length === 0) return [];
  // Browsers share one stream among the tabs by what they give to https alone, and open six connections to a host.
  return [
    "PUBLIC_BASE_URL が http です。パスワードと個人情報が暗号化されずに流れ、1 つのブラウザーでは 7 つ目のタブから開けません。前に TLS のリバースプロキシを置き、https の PUBLIC_BASE_URL と TRUST_PROXY=on を指定してください。",
  ];
}
