import type { ApiError } from "@tsumugi/hooks";
import { Button } from "@tsumugi/ui";
import { Link } from "../routing/Link.tsx";
import { LoadFailure } from "../shared/LoadFailure.tsx";

export interface RoomFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly back: { readonly href: string; readonly label: string };
}

/** A room that did not load; one that is not there leads back to the others. */
export function RoomFailure({ error, onRetry, back }: RoomFailureProps) {
  return (
    <LoadFailure
      error={error}
      onRetry={onRetry}
      actions={
        error.status === 404 && (
          <Button asChild>
            <Link to={back.href}>{back.label}</Link>
          </Button>
        )
      }
    />
  );
}
