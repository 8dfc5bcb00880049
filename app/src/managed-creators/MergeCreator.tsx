import {
  ACCOUNT_FIELD,
  customUidOf,
  isCustomKey,
  type ManagedCreator,
  type MergeField,
} from "@tsumugi/contract";
import {
  isApiError,
  useCustomFields,
  useManagedCreators,
  useMergeImpact,
  useMergeManagedCreators,
} from "@tsumugi/hooks";
import { ChooseRecordDialog, type FieldChoices, MergeCreatorsDialog } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../paths.ts";
import { useNavigate } from "../routing/address.ts";
import { fullMessageOf } from "../shared/errors.ts";

export interface MergeCreatorProps {
  readonly creator: ManagedCreator;
  /** The other record, where it is known. */
  readonly sameAs?: ManagedCreator;
  readonly onClose: () => void;
  /** In place of going to the record that stays. */
  readonly onMerged?: () => void;
}

const CANDIDATES = 20;

/** Choices of the product's fields, and of the company's own by their uid. */
function splitChoices(choices: FieldChoices) {
  const entries = Object.entries(choices);
  const own = entries.flatMap(([key, side]) =>
    isCustomKey(key) && side !== "both" ? [[customUidOf(key), side] as const] : [],
  );
  return {
    choices: Object.fromEntries(
      entries.filter(([key]) => !isCustomKey(key) && key !== ACCOUNT_FIELD),
    ) as Partial<Record<MergeField, "left" | "right" | "both">>,
    custom_choices: Object.fromEntries(own),
  };
}

/** Finds the other record of the same person, shows what follows, and makes one of both. Shown while mounted. */
export function MergeCreator({ creator: present, sameAs, onClose, onMerged }: MergeCreatorProps) {
  // Of a refusal, which is newer than what stands on the page around.
  const [refused, setRefused] = useState<ManagedCreator>();
  const creator = refused && refused.version > present.version ? refused : present;
  const [keyword, setKeyword] = useState(creator.display_name);
  // As the list gave it: a read of its own would look for it again once it is gone.
  const [other, setOther] = useState<ManagedCreator | undefined>(sameAs);
  const [isSwapped, setSwapped] = useState(false);
  const found = useManagedCreators(other ? null : { keyword: keyword || undefined, limit: CANDIDATES });
  const kept = isSwapped ? other : creator;
  const absorbed = isSwapped ? creator : other;
  const {
    mergeImpact,
    error: impactError,
    refresh,
  } = useMergeImpact(kept?.uid ?? null, absorbed?.uid ?? null);
  const { mergeManagedCreators, isSubmitting, error } = useMergeManagedCreators();
  // Archived ones, too: their values are kept, and one side of them would be lost unseen.
  const { customFields } = useCustomFields();
  const navigate = useNavigate();

  const merge = async (choices: FieldChoices) => {
    if (!kept || !absorbed) return;
    const { choice, version } = mergeImpact?.bank_accounts ?? {};
    const side = choices[ACCOUNT_FIELD];
    const isChosen = choice === "open" && version !== undefined && (side === "left" || side === "right");
    try {
      const merged = await mergeManagedCreators(kept.uid, {
        absorbed_uid: absorbed.uid,
        version: kept.version,
        absorbed_version: absorbed.version,
        ...splitChoices(choices),
        ...(isChosen && { bank_account: { side, version } }),
      });
      toast.success(
        absorbed.display_name === merged.display_name
          ? `「${merged.display_name}」の2件を1件にまとめました`
          : `「${absorbed.display_name}」を「${merged.display_name}」にまとめました`,
      );
      if (onMerged) {
        onMerged();
        return;
      }
      onClose();
      navigate(paths.managedCreator.getHref(merged.uid), { replace: true });
    } catch (cause) {
      const current = isApiError(cause) ? (cause.current as ManagedCreator | undefined) : undefined;
      if (current?.uid === creator.uid) setRefused(current);
      else if (current?.uid === other?.uid) setOther(current);
      // What was chosen among may be what changed: an account, a request.
      void refresh();
    }
  };

  const problem = error ?? impactError;
  if (!kept || !absorbed)
    return (
      <ChooseRecordDialog
        title="まとめる相手を探す"
        description={`「${creator.display_name}」と同じ人の、もう1件の記録を選んでください。`}
        records={found.managedCreators.filter(({ uid }) => uid !== creator.uid)}
        keyword={keyword}
        onSearch={setKeyword}
        searching={found.isLoading}
        onChoose={(uid) => setOther(found.managedCreators.find((one) => one.uid === uid))}
        onClose={onClose}
        error={found.error && fullMessageOf(found.error)}
      />
    );
  return (
    <MergeCreatorsDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      customFields={customFields}
      kept={kept}
      absorbed={absorbed}
      impact={mergeImpact}
      onSwap={() => setSwapped(!isSwapped)}
      onMerge={(choices) => void merge(choices)}
      merging={isSubmitting}
      error={problem && fullMessageOf(problem)}
    />
  );
}
