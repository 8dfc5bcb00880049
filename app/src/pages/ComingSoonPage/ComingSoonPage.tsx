import { Button, EmptyState, PageHeader } from "@tsumugi/ui";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";

export interface ComingSoonPageProps {
  readonly title: string;
  /** What will be there, in one or two sentences. */
  readonly contents: string;
  /** Where to go meanwhile. */
  readonly back: { readonly href: string; readonly label: string };
}

/** A screen that is not built yet says so, what it will hold, and where to go on. */
export function ComingSoonPage({ title, contents, back }: ComingSoonPageProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        kind="none"
        title={`「${title}」は準備中です`}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={back.href}>{back.label}</Link>
            </Button>
            {back.href !== paths.home.path && (
              <Button asChild icon="home">
                <Link to={paths.home.getHref()}>ホームへ</Link>
              </Button>
            )}
          </>
        }
      >
        {contents}
      </EmptyState>
    </>
  );
}
