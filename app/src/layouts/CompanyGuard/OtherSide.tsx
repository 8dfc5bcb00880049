import { Button, EmptyState, PageHeader } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";

export interface OtherSideProps {
  /** Whose screen it is. */
  readonly owner: "運営" | "企業";
  /** Who may use it. */
  readonly who: string;
  /** With which account one is here, and with which one to come again. */
  readonly children: ReactNode;
}

/** In place of a screen of the other side, which would only be refused by the server. */
export const OtherSide = ({ owner, who, children }: OtherSideProps) => (
  <>
    <PageHeader title={`${owner}の画面です`} />
    <EmptyState
      kind="locked"
      title={`この画面は${who}だけが使えます`}
      actions={
        <Button asChild variant="primary" icon="home">
          <Link to={paths.home.getHref()}>ホームへ</Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  </>
);
