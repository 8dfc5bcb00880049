import { type Company, type Feature, featureLabels, planLabels } from "@tsumugi/contract";
import { isApiError, useUpdateCompany } from "@tsumugi/hooks";
import {
  CompanyDialog,
  type CompanyDialogMode,
  type CompanyDialogValues,
  ConflictDialog,
  type ConflictRow,
  companyDialogValues,
} from "@tsumugi/patterns";
import { formatDay, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

type Mode = Exclude<CompanyDialogMode, "register">;

export interface EditCompanyProps {
  readonly company: Company;
  readonly mode: Mode;
  readonly open: boolean;
  readonly onClose: () => void;
}

const featureWords = (list: readonly Feature[]) => list.map((one) => featureLabels[one]).join("、") || "なし";

const words: Record<
  Mode,
  readonly (readonly [label: string, of: (values: CompanyDialogValues) => string])[]
> = {
  contract: [
    ["プラン", ({ plan }) => planLabels[plan]],
    ["人数の上限", ({ max_user }) => `${max_user}人`],
    ["使える機能", ({ permission }) => featureWords(permission)],
  ],
  period: [
    ["開始日", ({ contract_starts_on: day }) => formatDay(day ?? "")],
    ["終了日", ({ contract_ends_on: day }) => formatDay(day ?? "")],
  ],
  rename: [["企業名", ({ name }) => name]],
};

/** What this dialog changes and what stands now, where the two differ. */
const conflictRows = (mode: Mode, mine: CompanyDialogValues, theirs: CompanyDialogValues): ConflictRow[] =>
  words[mode]
    .map(([label, of]) => ({ label, mine: of(mine), theirs: of(theirs) }))
    .filter((row) => row.mine !== row.theirs);

interface Conflict {
  readonly mine: CompanyDialogValues;
  readonly theirs: Company;
}

/** Changes one part of a company; somebody who saved meanwhile is shown beside, and nothing typed is lost. */
export function EditCompany({ company, mode, open, onClose }: EditCompanyProps) {
  const { updateContract, updateContractPeriod, renameCompany, isSubmitting, error, reset } =
    useUpdateCompany();
  const [conflict, setConflict] = useState<Conflict>();
  const close = () => {
    reset();
    setConflict(undefined);
    onClose();
  };

  const send = (values: CompanyDialogValues, { uid, version }: Company) => {
    const { plan, permission, name } = values;
    if (mode === "rename") return renameCompany(uid, { name, version });
    if (mode === "contract")
      return updateContract(uid, { plan, permission, max_user: values.max_user ?? undefined, version });
    return updateContractPeriod(uid, {
      contract_starts_on: values.contract_starts_on ?? undefined,
      contract_ends_on: values.contract_ends_on ?? undefined,
      version,
    });
  };
  const save = async (values: CompanyDialogValues, over: Company) => {
    try {
      const saved = await send(values, over);
      toast.success(`「${saved.name}」の変更を保存しました`);
      close();
    } catch (cause) {
      const isStale = isApiError(cause) && cause.code === "stale_version";
      setConflict(isStale ? { mine: values, theirs: cause.current as Company } : undefined);
    }
  };
  const hasFields = error !== undefined && Object.keys(error.fields).length > 0;
  return (
    <>
      <CompanyDialog
        mode={mode}
        open={open}
        onOpenChange={(isOpen) => !isOpen && close()}
        defaultValues={companyDialogValues(company)}
        seatsUsed={company.member_count + company.pending_invitation_count}
        onSubmit={(values) => void save(values, company)}
        loading={isSubmitting}
        error={error && error.code !== "stale_version" && !hasFields && fullMessageOf(error)}
        fields={error?.fields}
      />
      {conflict && (
        <ConflictDialog
          open
          rows={conflictRows(mode, conflict.mine, companyDialogValues(conflict.theirs))}
          loading={isSubmitting}
          onKeepMine={() => void save(conflict.mine, conflict.theirs)}
          onTakeTheirs={close}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}
