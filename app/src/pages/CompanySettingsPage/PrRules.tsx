import type { PrRule } from "@tsumugi/contract";
import { platformLabels } from "@tsumugi/contract";
import { usePrRules, useUpdatePrRule } from "@tsumugi/hooks";
import { PrRuleForm, PrRuleRow, type PrRuleValues } from "@tsumugi/patterns";
import { Button, Card, Skeleton, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

export interface PrRulesProps {
  readonly onDirtyChange: (isDirty: boolean, part: string) => void;
}

/** What the company asks of disclosures, one rule per platform. Only admins change it. */
export function PrRules({ onDirtyChange }: PrRulesProps) {
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
          <Row
            key={rule.platform}
            rule={rule}
            onDirtyChange={(isDirty) => onDirtyChange(isDirty, `pr_rules.${rule.platform}`)}
          />
        ))}
      </Card>
    </div>
  );
}

interface RowProps {
  readonly rule: PrRule;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

function Row({ rule, onDirtyChange }: RowProps) {
  const { isAdmin } = usePermissions();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onDirtyChange(false);
    setOpen(false);
  };
  const name = platformLabels[rule.platform];
  return (
    <PrRuleRow
      rule={rule}
      actions={
        isAdmin &&
        !isOpen && (
          <Button size="sm" onClick={() => setOpen(true)}>
            変更<span className="tsu-hidden">: {name}</span>
          </Button>
        )
      }
    >
      {isOpen && <Editor rule={rule} onDirtyChange={onDirtyChange} onClose={close} />}
    </PrRuleRow>
  );
}

function Editor({ rule, onDirtyChange, onClose }: RowProps & { readonly onClose: () => void }) {
  const { updatePrRule, isSubmitting, error } = useUpdatePrRule();
  const { refresh } = usePrRules();
  const save = async (values: PrRuleValues) => {
    try {
      const { platform, version } = rule;
      await updatePrRule({ ...values, platform, version });
      toast.success(`${platformLabels[platform]} のルールを保存しました`);
      onClose();
    } catch {
      // Somebody else may have changed it: what stands now is shown above the form, with what was typed still there.
      await refresh();
    }
  };
  return (
    <PrRuleForm
      rule={rule}
      submitting={isSubmitting}
      error={error && fullMessageOf(error)}
      fields={error?.fields}
      onDirtyChange={onDirtyChange}
      onSave={(values) => void save(values)}
      onCancel={onClose}
    />
  );
}
