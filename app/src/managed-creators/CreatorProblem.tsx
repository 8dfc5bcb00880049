import type { ApiError } from "@tsumugi/hooks";
import { paths } from "../paths.ts";
import { Link } from "../routing/Link.tsx";
import { fullMessageOf } from "../shared/errors.ts";

interface Registered {
  readonly uid: string;
  readonly display_name: string;
}

const isRegistered = (current: unknown): current is Registered =>
  typeof current === "object" && current !== null && "uid" in current && "display_name" in current;

/** Why a creator was not saved; a duplicate leads to the one that is there. */
export function CreatorProblem({ error }: { readonly error: ApiError }) {
  const registered = error.code === "duplicate_creator" && isRegistered(error.current) ? error.current : null;
  return (
    <>
      {fullMessageOf(error)}
      {registered && (
        <>
          {" "}
          <Link to={paths.managedCreator.getHref(registered.uid)} target="_blank">
            登録済みの「{registered.display_name}」を新しいタブで開く
          </Link>
        </>
      )}
    </>
  );
}
