import { type Invitation, type Role, roleLabels } from "@tsumugi/contract";
import { Banner, Button, DescriptionList, Skeleton } from "@tsumugi/ui";
import { formatDateTime } from "@tsumugi/ui/format";
import type { ReactElement, ReactNode } from "react";
import { roleNotes } from "../../company-users/companyUsers.types.ts";
import type { InvitationProblem } from "../invitation.types.ts";
import { OutcomeCard } from "../OutcomeCard/OutcomeCard.tsx";
import { type InvitationStep, invitationStep } from "./invitationStep.ts";

export interface InvitationCardProps {
  /** 招待の内容。読み込み中と、リンクの先がないとき（`problem` があるとき）は undefined。 */
  invitation?: Invitation;
  /** サインインしている人のアドレス。だれもサインインしていなければ null。 */
  signedInEmail: string | null;
  /** 呼び出しの答え。それぞれに次の一手があります。 */
  problem?: InvitationProblem;
  /** 「招待を承諾する」を押したとき。 */
  onAccept: () => void;
  /** 承諾中か、確認メールの送信中。 */
  accepting?: boolean;
  /** `problem` のほかに起きた失敗。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** この招待に戻ってくる、文字の入ったリンク。「サインインして承諾する」。 */
  signIn: ReactElement;
  /** 文字の入ったリンク。「アカウントを作って参加する」。 */
  signUp: ReactElement;
  /** この招待では先に進めない、サインイン中の人へのリンク。「ホームへ」。 */
  home: ReactElement;
  /** 同じく、サインインしていない人へのリンク。「サインインへ」。 */
  entrance: ReactElement;
  /** 別のアカウントで出直すために、サインアウトします。 */
  onSignOut?: () => void;
  /** アドレスの確認が済んでいない人に、確認メールを送ります。 */
  onSendVerification?: () => void;
}

const wide = (link: ReactElement, variant: "primary" | "secondary" = "primary") => (
  <Button asChild variant={variant} size="lg" full>
    {link}
  </Button>
);

/** Who invites to what. Joined by a press, never by opening the link; where it cannot be, the card says what can. */
export function InvitationCard(props: InvitationCardProps) {
  const { invitation, problem, signedInEmail } = props;
  if (!invitation && !problem) return <Skeleton shape="block" height={320} />;
  const step = invitationStep(invitation, problem, signedInEmail);
  if (step.kind !== "accept" || !invitation) {
    return (
      <OutcomeCard icon={step.icon} tone="warning" title={step.title} actions={nextOf(step, props)}>
        <p>{step.text}</p>
        {invitation && (
          <DescriptionList
            layout="rows"
            items={[
              { term: "企業", description: invitation.company_name },
              { term: "招待されたアドレス", description: invitation.email_masked },
              ...(step.next === "signOut" ? [{ term: "今のアカウント", description: signedInEmail }] : []),
            ]}
          />
        )}
        {props.error && <Banner tone="danger">{props.error}</Banner>}
      </OutcomeCard>
    );
  }
  const { role, company_name, email_masked, expires_at } = invitation;
  return (
    <OutcomeCard icon="building" title={step.title} actions={nextOf(step, props)}>
      <DescriptionList
        layout="rows"
        items={[
          { term: "企業", description: company_name },
          { term: "招待されたアドレス", description: email_masked },
          ...(role ? [{ term: "権限", description: <RoleWords role={role} /> }] : []),
          { term: "期限", description: formatDateTime(expires_at) },
        ]}
      />
      {signedInEmail && <p className="quiet">{signedInEmail} でサインインしています。</p>}
      {props.error && <Banner tone="danger">{props.error}</Banner>}
    </OutcomeCard>
  );
}

const RoleWords = ({ role }: { role: Role }) => (
  <>
    {roleLabels[role]}
    <br />
    <span className="quiet">{roleNotes[role]}</span>
  </>
);

function nextOf(step: InvitationStep, props: InvitationCardProps): ReactNode {
  switch (step.next) {
    case "accept":
      return (
        <Button variant="primary" size="lg" full loading={props.accepting} onClick={props.onAccept}>
          招待を承諾する
        </Button>
      );
    case "signIn":
      return wide(props.signIn);
    case "signUp":
      return wide(props.signUp);
    case "home":
      return wide(props.home, step.isElsewhere ? "secondary" : "primary");
    case "entrance":
      return wide(props.entrance, step.isElsewhere ? "secondary" : "primary");
    case "signOut":
      return (
        <>
          <Button variant="primary" size="lg" full onClick={props.onSignOut}>
            別のアカウントでサインインする
          </Button>
          {props.home}
        </>
      );
    case "verify":
      return (
        <>
          <Button
            variant="primary"
            size="lg"
            full
            loading={props.accepting}
            onClick={props.onSendVerification}
          >
            確認メールを送る
          </Button>
          {props.home}
        </>
      );
  }
}
