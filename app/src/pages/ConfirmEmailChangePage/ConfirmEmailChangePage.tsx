import { useConfirmEmailChange } from "@tsumugi/hooks";
import { ConfirmEmailChangeCard, EntranceLayout } from "@tsumugi/patterns";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { linkProblem } from "../../shared/linkProblem.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";

/** The second step of changing the sign-in address: by the link of the mail to the new one, at a press. */
export function ConfirmEmailChangePage() {
  usePageTitle("メールアドレスの変更");
  const { token = "" } = useParams();
  const { confirmEmailChange, isSubmitting, error } = useConfirmEmailChange();
  const [emailMasked, setEmailMasked] = useState<string>();

  const confirm = async () => {
    try {
      setEmailMasked(await confirmEmailChange(token));
    } catch {
      // Shown in the card.
    }
  };

  const problem = linkProblem(error, ["link_expired", "link_used", "not_found", "conflict"]);
  return (
    <EntranceLayout title="メールアドレスの変更">
      <ConfirmEmailChangeCard
        state={emailMasked === undefined ? (problem ?? "ready") : "done"}
        emailMasked={emailMasked}
        onConfirm={() => void confirm()}
        confirming={isSubmitting}
        error={problem ? undefined : error && messageOf(error)}
        signIn={<Link to={paths.signIn.getHref()}>サインインへ</Link>}
        settings={<Link to={paths.profileSettings.getHref()}>自分の設定へ</Link>}
      />
    </EntranceLayout>
  );
}
