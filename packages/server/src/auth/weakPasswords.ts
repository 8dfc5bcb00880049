import { AppError } from "../core/errors.ts";

/** Fewer than a million guesses, as zxcvbn counts them: what is tried first on a stolen list, and online in a month. */
const LEAST_SCORE = 2;
/** Public: it stands in the README. */
const DEMO_PASSWORD = "tsumugi-demo";

const load = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 200 });
};
let loaded: ReturnType<typeof load> | undefined;

/** What a stranger knows of the person. */
const partsOf = (email: string) =>
  [email, ...email.split("@"), ...email.split(/[@.+_-]/)].filter((part) => part.length > 2);

/**
 * Refuses a new password that is known, a pattern, or made of the own address. Length is the contract's rule.
 * @throws AppError invalid_request for `password`
 */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  // One that is public, or the address itself: no count of guesses is needed.
  const plain = password.trim().toLowerCase();
  const isPublic = plain === DEMO_PASSWORD || plain === email.trim().toLowerCase();
  if (!isPublic) {
    // A list of 49,000 passwords: read when the first one is set.
    loaded ??= load();
    const { score } = (await loaded).check(password, partsOf(email));
    if (score >= LEAST_SCORE) return;
  }
  throw new AppError("invalid_request", {
    fields: {
      password:
        "推測されやすいパスワードです。よく使われる言葉、並んだ文字、メールアドレスを避け、関係のない言葉をいくつか組み合わせてください。",
    },
  });
}
