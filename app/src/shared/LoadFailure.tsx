import { isApiError } from "@tsumugi/hooks";
import { Button, EmptyState, ErrorState } from "@tsumugi/ui";
import { type ReactNode, useContext } from "react";
import { paths } from "../paths.ts";
import { Link } from "../routing/Link.tsx";
import { messageOf, requestIdOf } from "./errors.ts";
import { OtherCompaniesContext } from "./otherCompaniesContext.ts";

export interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** A way on. Where the thing is gone, the way home unless told otherwise. */
  readonly actions?: ReactNode;
}

const isLocked = (error: unknown) =>
  isApiError(error) && (error.code === "feature_not_granted" || error.code === "forbidden");

/** A page or part whose data did not come: locked, not there, or failed with the inquiry number and a retry. */
export function LoadFailure({ error, onRetry, retrying, actions }: LoadFailureProps) {
  const OtherCompanies = useContext(OtherCompaniesContext);
  if (isLocked(error))
    return (
      <EmptyState kind="locked" title="この内容は表示できません" actions={actions}>
        {messageOf(error)}
      </EmptyState>
    );
  const home = (
    <Button asChild icon="home">
      <Link to={paths.home.getHref()}>ホームへ</Link>
    </Button>
  );
  const isGone = isApiError(error) && error.status === 404;
  return (
    <>
      <ErrorState
        title={isGone ? "見つかりません" : undefined}
        // The title says its first sentence.
        error={isGone ? messageOf(error).replace("見つかりませんでした。", "") : messageOf(error)}
        requestId={isGone ? undefined : requestIdOf(error)}
        onRetry={isGone ? undefined : onRetry}
        loading={retrying}
        actions={actions ?? (isGone && home)}
      />
      {isGone && OtherCompanies && <OtherCompanies />}
    </>
  );
}
