import { avatarSvg } from "./avatarSvg.ts";
import { companySvg } from "./companySvg.ts";
import { THUMBNAIL_COUNT, thumbnailSvg } from "./thumbnailSvg.ts";

/** Paths of the demo's pictures, below the root of the server. */
export const demoAvatar = (number: number) => `/demo-assets/avatars/${number}.svg`;
export const demoThumbnail = (number: number) => `/demo-assets/thumbnails/${number % THUMBNAIL_COUNT}.svg`;
export const demoCompanyMark = (name: "tsumugi" | "aoba") => `/demo-assets/companies/${name}.svg`;

const MAX_AVATAR = 9999;

/** The SVG behind a `/demo-assets/…` path, or null: drawn on request, so nothing is kept in the repository. */
export function renderDemoAsset(path: string): string | null {
  const [, kind, name] =
    /^\/demo-assets\/(avatars|thumbnails|companies)\/([a-z0-9]{1,10})\.svg$/.exec(path) ?? [];
  if (kind === undefined || name === undefined) return null;
  if (kind === "companies") return companySvg(name);
  if (!/^\d{1,4}$/.test(name)) return null;
  const number = Number(name);
  if (kind === "avatars") return number <= MAX_AVATAR ? avatarSvg(number) : null;
  return number < THUMBNAIL_COUNT ? thumbnailSvg(number) : null;
}
