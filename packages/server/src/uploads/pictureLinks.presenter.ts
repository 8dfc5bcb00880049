import { AppError } from "../core/errors.ts";
import { dayLink, isSignedByUs, keptLink } from "./links.presenter.ts";

const LINK = String.raw`\/uploads\/([\w-]+)\?expires=(\d+)&signature=([\w-]+)`;
/** Under the names that the contract gives to pictures; inside of what people wrote, the quotes are escaped. */
const SHOWN = new RegExp(`"(image|picture|thumbnail)":"${LINK}"`, "g");
const GIVEN = new RegExp(`^${LINK}$`);

/**
 * Pictures of people, companies and posts are kept as a link that opens nothing. Every answer that names one carries a link
 * of its day instead: whoever may no longer ask soon has none that is good.
 */
export function showPictures(json: string): string {
  if (!json.includes('"/uploads/')) return json;
  const links = new Map<string, string>();
  const linkOf = (uid: string) => {
    const link = links.get(uid) ?? dayLink(uid);
    links.set(uid, link);
    return link;
  };
  return json.replace(SHOWN, (given, name: string, uid: string, expires: string, signature: string) =>
    isSignedByUs(uid, expires, signature) ? `"${name}":"${linkOf(uid)}"` : given,
  );
}

/**
 * The other way round: a picture that somebody chooses is kept in one form, whatever day its link is of, so that a form
 * that was open over night changes nothing. @throws AppError invalid_request for a link that we did not make
 */
export function keepPicture(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("image" in body)) return body;
  const { image } = body;
  if (typeof image !== "string" || !image.startsWith("/uploads/")) return body;
  const [, uid = "", expires, signature] = GIVEN.exec(image) ?? [];
  if (!isSignedByUs(uid, expires, signature)) {
    const message = "この画像は使えません。画像のファイルを選び直してください。";
    throw new AppError("invalid_request", { fields: { image: message } });
  }
  return { ...body, image: keptLink(uid) };
}
