type Environment = Readonly<Record<string, string | undefined>>;

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isDsn = (text: string) =>
  isWeb(text) && new URL(text).username !== "" && /\/\d+$/.test(new URL(text).pathname);

/** What the screens are built with, judged before a build takes a minute. Their own words for values that it would take as they are. */
const rules: readonly [name: string, fits: (text: string) => boolean, allowed: string][] = [
  ["VITE_TERMS_URL", isWeb, "https:// で始まる、利用規約のページのURL"],
  ["VITE_PRIVACY_URL", isWeb, "https:// で始まる、個人情報の取り扱いのページのURL"],
  ["VITE_SENTRY_DSN", isDsn, "Sentry のプロジェクトの DSN（例: https://key@o1.ingest.sentry.io/2）"],
];

/**
 * Sign-in and comments stand either in Firebase or here, for the screens and the server alike: where they disagree, every
 * sign-in would be refused.
 */
function ofFirebase(env: Environment): string[] {
  const [server, app, key] = ["FIREBASE_PROJECT_ID", "VITE_FIREBASE_PROJECT_ID", "VITE_FIREBASE_API_KEY"].map(
    (name) => env[name] || undefined,
  );
  if (!server && !app && !key) return [];
  const cure =
    "サインインできなくなるため、起動しません。Firebase を使うなら FIREBASE_PROJECT_ID、VITE_FIREBASE_PROJECT_ID、VITE_FIREBASE_API_KEY の 3 つを、使わないならどれも指定しないでください。";
  const missing = [
    ...(server ? [] : ["FIREBASE_PROJECT_ID"]),
    ...(app ? [] : ["VITE_FIREBASE_PROJECT_ID"]),
    ...(key ? [] : ["VITE_FIREBASE_API_KEY"]),
  ];
  if (missing.length > 0) return [`Firebase の設定のうち ${missing.join("、")} がありません。${cure}`];
  if (server === app) return [];
  return [
    `FIREBASE_PROJECT_ID「${server}」と VITE_FIREBASE_PROJECT_ID「${app}」が違います。サインインできなくなるため、起動しません。同じプロジェクトを指定してください。`,
  ];
}

/** Why the screens cannot be used as they would be built: one sentence each, with the cure. */
export function appSettingsProblems(env: Environment): string[] {
  const bad = rules.flatMap(([name, fits, allowed]) => {
    const value = env[name];
    return value && !fits(value) ? [`設定 ${name} の値は使えません。${allowed}を指定してください。`] : [];
  });
  return [...bad, ...ofFirebase(env)];
}
