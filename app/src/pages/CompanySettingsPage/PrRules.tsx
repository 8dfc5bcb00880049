import { type PrRule, platformLabels } from "@tsumugi/contract";
import { usePrRules, useUpdatePrRule } from "@tsumugi/hooks";
import {
  ConflictDialog,
  type ConflictRow,
  PrRuleForm,
  PrRuleRow,
  type PrRuleValues,
  prRuleWords,
} from "@tsumugi/patterns";
import { Button, Card, Skeleton, toast } from "@tsumugi/ui";
import { useState } from "react";
import { CannotSaveNow } from "../../shared/CannotSaveNow.tsx";
import { changedFields } from "../../shared/changedFields.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { type Contested, saveOwnChanges } from "../../shared/saveOwnChanges.ts";
import { useFocusInPlace } from "../../shared/useFocusInPlace.ts";
import { type KeptForm, useKeptValues } from "../../shared/useKeptValues.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";

/** What the company asks of disclosures, one rule per platform. Only admins change it. */
export function PrRules() {
  const { prRules, isLoading, error, refresh } = usePrRules();
  return (
    <div id="pr_rules">
      <Card title="PR表記のルール">
        <p className="tsu-muted">
          投稿を登録したとき、1日後・7日後・30日後に、このルールと案件のタグ、NGワードで確認します。変更は次の確認から使われます。
        </p>
        {isLoading && <Skeleton shape="block" />}
        {error && prRules.length === 0 && <LoadFailure error={error} onRetry={() => void refresh()} />}
        {prRules.map((rule) => (
          <Row key={rule.platform} rule={rule} />
        ))}
      </Card>
    </div>
  );
}

interface RowProps {
  readonly rule: PrRule;
}

/** For `useKeptValues`: a value of every field's kind. */
const shape: PrRuleValues = { wordings: [""], required_tags: [""], head_chars: 0, needs_label: false };

function Row({ rule }: RowProps) {
  const { isAdmin } = usePermissions();
  const kept = useKeptValues(`pr_rule.${rule.platform}`, shape);
  const [isOpen, setOpen] = useState(kept.restored !== undefined);
  const place = useFocusInPlace(isOpen);
  const { setDirty, release } = useUnsavedChanges(kept.forget);
  const close = () => {
    release();
    kept.forget();
    setOpen(false);
  };
  const name = platformLabels[rule.platform];
  return (
    <PrRuleRow
      rule={rule}
      actions={
        isAdmin &&
        !isOpen && (
          <Button ref={place.opener} size="sm" onClick={() => setOpen(true)}>
            変更<span className="tsu-hidden">: {name}</span>
          </Button>
        )
      }
    >
      {isOpen && !isAdmin && <CannotSaveNow />}
      {isOpen && (
        <div ref={place.form}>
          <Editor key={kept.formKey} rule={rule} kept={kept} onDirtyChange={setDirty} onClose={close} />
        </div>
      )}
    </PrRuleRow>
  );
}

interface Conflict extends Contested<PrRule, PrRuleValues> {
  readonly mine: PrRuleValues;
}

const valuesOf = ({ wordings, required_tags, head_chars, needs_label }: PrRuleValues): PrRuleValues => ({
  wordings,
  required_tags,
  head_chars,
  needs_label,
});

/** Lines that both have changed, each to something else. */
function conflictRows({ contested, theirs }: Conflict): ConflictRow[] {
  const typed = prRuleWords({ ...theirs, ...contested });
  return prRuleWords(theirs).flatMap(({ label, words }, index) => {
    const own = typed[index]?.words ?? "";
    return own === words ? [] : [{ label, mine: own, theirs: words }];
  });
}

interface EditorProps extends RowProps {
  readonly kept: KeptForm<PrRuleValues>;
  readonly onDirtyChange: (isDirty: boolean) => void;
  readonly onClose: () => void;
}

/** The form over the rule that was there when it was opened; who changed the same lines meanwhile is asked about. */
function Editor({ rule, kept, onDirtyChange, onClose }: EditorProps) {
  const { updatePrRule, isSubmitting, error } = useUpdatePrRule();
  const { refresh } = usePrRules();
  const { restored } = kept;
  // What was typed over an older state is saved as such, and every difference to the present one is asked about.
  const [base] = useState({ ...rule, version: restored?.version ?? rule.version });
  const [isOlder] = useState(base.version !== rule.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { platform } = rule;

  const save = async (values: PrRuleValues, over: PrRule) => {
    try {
      const result = await saveOwnChanges({
        changes: changedFields(valuesOf(base), valuesOf(values)),
        over,
        isSeen: !isOlder || over !== base,
        valuesOf,
        send: (changes, present) =>
          updatePrRule({ ...valuesOf(present), ...changes, platform, version: present.version }),
      });
      if (!("saved" in result)) return setConflict({ ...result, mine: values });
      toast.success(`${platformLabels[platform]} のルールを保存しました`);
      setConflict(null);
      onClose();
    } catch {
      setConflict(null);
    }
  };
  const takeTheirs = () => {
    void refresh();
    setConflict(null);
    onClose();
  };
  return (
    <>
      {restored && kept.notice}
      <PrRuleForm
        rule={base}
        restored={restored?.values}
        onEdit={(values) => kept.keep(valuesOf(base), values, base.version)}
        loading={isSubmitting}
        error={error && error.code !== "stale_version" ? fullMessageOf(error) : undefined}
        fields={error?.fields}
        onDirtyChange={onDirtyChange}
        onSave={(values) => void save(values, base)}
        onCancel={onClose}
      />
      {conflict && (
        <ConflictDialog
          open
          rows={conflictRows(conflict)}
          loading={isSubmitting}
          onKeepMine={() => void save(conflict.mine, conflict.theirs)}
          onTakeTheirs={takeTheirs}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
