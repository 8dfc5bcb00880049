import { type Company, type Feature, featureLabels, planLabels } from "@tsumugi/contract";
import { useUpdateCompany } from "@tsumugi/hooks";
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
import { changedFields } from "../../shared/changedFields.ts";
import { useSameCompanyNames } from "../../shared/companyNames.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { type Contested, saveOwnChanges } from "../../shared/saveOwnChanges.ts";

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

interface Conflict extends Contested<Company, CompanyDialogValues> {
  readonly mine: CompanyDialogValues;
}

/** What both have changed, each to something else. */
const conflictRows = (mode: Mode, { contested, theirs }: Conflict): ConflictRow[] => {
  const present = companyDialogValues(theirs);
  return words[mode]
    .map(([label, of]) => ({ label, mine: of({ ...present, ...contested }), theirs: of(present) }))
    .filter((row) => row.mine !== row.theirs);
};

/** Changes one part of a company; who changed the same meanwhile is shown beside, and nothing typed is lost. */
export function EditCompany({ company, mode, open, onClose }: EditCompanyProps) {
  const { updateContract, updateContractPeriod, renameCompany, isSubmitting, error, reset } =
    useUpdateCompany();
  const [conflict, setConflict] = useState<Conflict>();
  const [named, setNamed] = useState("");
  const sameNames = useSameCompanyNames(named, company.uid);
  // The state that the form was opened with: the one on screen goes on meanwhile.
  const [base, setBase] = useState(company);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setBase(company);
  }
  const close = () => {
    setNamed("");
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
      const result = await saveOwnChanges({
        changes: changedFields(companyDialogValues(base), values),
        over,
        valuesOf: companyDialogValues,
        send: (changes, present) => send({ ...companyDialogValues(present), ...changes }, present),
      });
      if (!("saved" in result)) return setConflict({ ...result, mine: values });
      toast.success(`「${result.saved.name}」の変更を保存しました`);
      close();
    } catch {
      setConflict(undefined);
    }
  };
  const hasFields = error !== undefined && Object.keys(error.fields).length > 0;
  return (
    <>
      <CompanyDialog
        mode={mode}
        open={open}
        onOpenChange={(isOpen) => !isOpen && close()}
        defaultValues={companyDialogValues(base)}
        seatsUsed={company.member_count + company.pending_invitation_count}
        onSubmit={(values) => void save(values, base)}
        onNameLeave={setNamed}
        sameNames={sameNames}
        loading={isSubmitting}
        error={error && error.code !== "stale_version" && !hasFields && fullMessageOf(error)}
        fields={error?.fields}
      />
      {conflict && (
        <ConflictDialog
          open
          rows={conflictRows(mode, conflict)}
          loading={isSubmitting}
          onKeepMine={() => void save(conflict.mine, conflict.theirs)}
          onTakeTheirs={close}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}
