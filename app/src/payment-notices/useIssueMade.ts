import type { PaymentNotice } from "@tsumugi/contract";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../shared/errors.ts";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useNoticeRights } from "./useNoticeRights.ts";

/** What the payee gets and when: an edited job in between shows here. */
const promiseOf = ({ payee, due_on, payable }: PaymentNotice) => `${payee.name} ${due_on} ${payable}`;

/** Issues drafts at once that have just been made. */
export function useIssueMade() {
  const { moveMany, isMoving } = useNoticeMoves();
  const { movesOf } = useNoticeRights();

  /**
   * Answers whether all of them went out. Who is left waits as a draft on another screen: why is said in a toast.
   *
   * @param shown what the person agreed to
   */
  const issueMade = async (made: readonly PaymentNotice[], shown: readonly PaymentNotice[]) => {
    const stay = (why: string) => {
      toast.error(`${why}下書きのまま残っています。`);
      return false;
    };
    const blocked = made
      .map((one) => movesOf(one).find(({ to }) => to === "issued"))
      .find((move) => !move?.allowed);
    if (blocked) return stay(blocked.why ?? "");
    // Of what was shown, somebody else may have made a part: the rest is what the person agreed to all the same.
    const agreed = new Set(shown.map(promiseOf));
    if (!made.every((notice) => agreed.has(promiseOf(notice))))
      return stay(
        "確かめたあとに依頼の金額や期日が変わったため、発行していません。内容を見て発行してください。",
      );
    let cause: unknown;
    const results = await moveMany(made, { status: "issued" }, (refusal) => {
      cause = refusal;
    });
    if (!results) return stay(fullMessageOf(cause));
    const failed = results.filter(({ error }) => error !== null);
    if (failed.length === 0) return true;
    const names = new Map(made.map(({ uid, payee }) => [uid, payee.name]));
    const each = failed.map(({ uid, error }) => `「${names.get(uid)}」: ${error?.message}`);
    return stay(`${failed.length}件は発行できませんでした。${each.join("")}`);
  };
  return { issueMade, isIssuing: isMoving };
}
