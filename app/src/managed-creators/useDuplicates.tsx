import { useDuplicateCreators } from "@tsumugi/hooks";
import { type CreatorDraft, DuplicateNotice } from "@tsumugi/patterns";
import { useState } from "react";
import { paths } from "../paths.ts";
import { Link } from "../routing/Link.tsx";

/** What of a draft a duplicate can be known by; null while there is nothing. */
function queryOf(draft: CreatorDraft | undefined, exceptUid: string | undefined) {
  if (!draft) return null;
  const name = [draft.display_name, draft.real_name].filter((one) => one.trim() !== "");
  const account = draft.accounts
    .filter(({ handle }) => handle.trim() !== "")
    .map(({ platform, handle }) => `${platform}:${handle}`)
    .slice(0, 20);
  const kana = draft.kana.trim() || undefined;
  const email = draft.email.trim() || undefined;
  if (name.length === 0 && account.length === 0 && !kana && !email) return null;
  return {
    ...(name.length > 0 && { name }),
    ...(account.length > 0 && { account }),
    kana,
    email,
    except_uid: exceptUid,
  };
}

/** For the form: looks who may be the same person as the one being typed in, and says it there. */
export function useDuplicates(exceptUid?: string) {
  const [draft, setDraft] = useState<CreatorDraft>();
  const { duplicates } = useDuplicateCreators(queryOf(draft, exceptUid));
  return {
    onDraft: setDraft,
    duplicates: (
      <DuplicateNotice
        duplicates={duplicates}
        linkTo={({ uid }) => <Link to={paths.managedCreator.getHref(uid)} target="_blank" />}
      />
    ),
  };
}
