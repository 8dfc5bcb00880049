import { EntranceLayout, OutcomeCard } from "@tsumugi/patterns";
import { Button } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";

/** The page was opened without the link of an invitation. */
export const NoToken = ({ title }: { readonly title: string }) => (
  <EntranceLayout title={title}>
    <OutcomeCard
      icon="mail"
      tone="warning"
      title="招待メールのリンクから開いてください"
      actions={
        <>
          <Button asChild variant="primary" size="lg" full>
            <Link to={paths.signup.getHref()}>新しい企業として登録する</Link>
          </Button>
          <Link to={paths.signIn.getHref()}>サインインへ</Link>
        </>
      }
    >
      <p>
        このURLには招待が含まれていません。メールが見つからないときは、招待した人に再送を依頼してください。
      </p>
    </OutcomeCard>
  </EntranceLayout>
);
