import { Banner, Button } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { fullMessageOf } from "./errors.ts";
import { LoadFailure } from "./LoadFailure.tsx";

export interface ListBodyProps {
  readonly error: unknown;
  readonly hasRows: boolean;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  readonly children: ReactNode;
}

/** A list that could not be loaded; rows that are there stay, with the failure above them. */
export function ListBody({ error, hasRows, onRetry, retrying, children }: ListBodyProps) {
  if (error && !hasRows) return <LoadFailure error={error} onRetry={onRetry} retrying={retrying} />;
  return (
    <>
      {error !== undefined && error !== null && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" icon="refresh" loading={retrying} onClick={onRetry}>
              もう一度読み込む
            </Button>
          }
        >
          {fullMessageOf(error)}
        </Banner>
      )}
      {children}
    </>
  );
}
