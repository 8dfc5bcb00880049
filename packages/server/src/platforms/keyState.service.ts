import { type Platform, platformLabels } from "@tsumugi/contract";
import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { inTransaction } from "../db/index.ts";
import { lastOperatorNotice } from "../notifications/notifications.repository.ts";
import { notifyMembers, notifyOperators } from "../notifications/notifications.service.ts";
import { messageOf } from "./platformError.ts";
import { holdServerKey, type KeyRow, noteAccepted, noteRefused } from "./platformKeys.repository.ts";

/** What the operator sets for a platform, see `env.ts`. */
const variables: Record<Platform, string> = {
  youtube: "YOUTUBE_API_KEY",
  instagram: "INSTAGRAM_ACCESS_TOKEN と INSTAGRAM_BUSINESS_ID",
  tiktok: "TIKTOK_CLIENT_KEY と TIKTOK_CLIENT_SECRET",
  x: "X_BEARER_TOKEN",
};

const titleOf = (platform: Platform) => `${platformLabels[platform]} がAPIキーを受け付けません`;

/**
 * A platform refuses the key: the company's admins hear of it once until it works again, and for the server's own key the
 * operators once a day. Until then posts are registered by their addresses alone.
 */
export function tellRefusedKey(platform: Platform, own: KeyRow | undefined): Promise<void> {
  const kind = "platform_key";
  const title = titleOf(platform);
  return inTransaction(async () => {
    if (own) {
      if (!(await noteRefused(own))) return;
      const cause = messageOf({ platform, fault: "key_refused", isOwnKey: true });
      const body = `${cause}それまで、投稿はURLだけで登録され、数値は取得されません。`;
      const { company_uid } = own;
      await notifyMembers({ company_uid, kind, title, body, href: "/settings/company#platforms" });
      return;
    }
    await holdServerKey(platform);
    const last = await lastOperatorNotice(kind, title);
    if (last && now().getTime() - last.getTime() < DAY_MS) return;
    const body = `期限切れか、値の誤りです。${variables[platform]} を直して、サーバーを起動し直してください。`;
    await notifyOperators({ kind, title, body, href: "/admin/companies" });
  });
}

/** The key works (again): the next refusal is news. */
export const forgetRefusal = (own: KeyRow): Promise<void> => noteAccepted(own);
