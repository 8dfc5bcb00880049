import type { OpenCreator } from "@tsumugi/contract";
import { useBulkCreateFromOpenCreators } from "@tsumugi/hooks";
import { AddCreatorsDialog, type AddResult } from "@tsumugi/patterns";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";

export interface AddChosenProps {
  /** Those asked to be added, as they were then; the list behind may change meanwhile. */
  readonly creators: readonly OpenCreator[];
  readonly open: boolean;
  readonly onClose: () => void;
  /** Something was added: what was chosen is done with. */
  readonly onAdded: () => void;
}

/** Asks, adds up to 500 creators at once, and tells what became of each. */
export function AddChosen({ creators, open, onClose, onAdded }: AddChosenProps) {
  const { bulkCreateFromOpenCreators, isSubmitting, error, reset } = useBulkCreateFromOpenCreators();
  const [results, setResults] = useState<readonly AddResult[]>();
  const add = async () => {
    try {
      const fresh = creators.filter(({ managed }) => !managed).map(({ uid }) => uid);
      setResults((await bulkCreateFromOpenCreators(fresh)).items);
      onAdded();
    } catch {
      // Shown in the dialog, which stays open.
    }
  };
  return (
    <AddCreatorsDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen || isSubmitting) return;
        setResults(undefined);
        reset();
        onClose();
      }}
      creators={creators}
      onAdd={() => void add()}
      adding={isSubmitting}
      error={error && fullMessageOf(error)}
      results={results}
      linkTo={(uid) => <Link to={paths.managedCreator.getHref(uid)} />}
    />
  );
}
