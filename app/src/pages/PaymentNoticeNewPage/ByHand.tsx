import { useManagedCreator, useManagedCreators, useNoticeCandidates, usePayee } from "@tsumugi/hooks";
import type { NoticeEditorValues } from "@tsumugi/patterns";
import { Card, Combobox, FormField } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { jobLook } from "../../payment-notices/draftValues.ts";
import { NewNotice } from "../../payment-notices/NewNotice.tsx";
import { payeeLabel } from "../../payment-notices/payeeLook.ts";
import { useCopiedNotice } from "../../payment-notices/useCopiedNotice.ts";
import { useNavigate } from "../../routing/address.ts";
import { messageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";

/** First for whom, then lines by hand; the payee's inspected jobs can still be ticked. */
export function ByHand() {
  const url = useUrlState();
  const payee = url.get("payee");
  const { initial, isReading } = useCopiedNotice(url.get("from"));
  return (
    <>
      <PayeeField value={payee} onChange={(uid) => url.set({ payee: uid, from: null })} />
      {payee && !isReading && <PayeeNotice key={payee} uid={payee} initial={initial} />}
      {payee && isReading && <PageSkeleton />}
    </>
  );
}

interface PayeeFieldProps {
  readonly value: string;
  readonly onChange: (uid: string | null) => void;
}

function PayeeField({ value, onChange }: PayeeFieldProps) {
  const [keyword, setKeyword] = useState("");
  const list = useManagedCreators({ keyword: keyword || undefined, limit: 20 });
  const { managedCreator } = useManagedCreator(value || null);
  return (
    <Card title="だれに支払いますか？">
      <FormField label="支払先のクリエイター" requirement="required">
        <Combobox
          width="md"
          options={list.managedCreators.map((creator) => ({
            value: creator.uid,
            label: payeeLabel(creator),
          }))}
          value={value || null}
          {...(managedCreator && { valueLabel: payeeLabel(managedCreator) })}
          onValueChange={onChange}
          onSearch={setKeyword}
          loading={list.isLoading || list.isRefreshing}
          error={list.error && messageOf(list.error)}
          onRetry={() => void list.refresh()}
        />
      </FormField>
    </Card>
  );
}

interface PayeeNoticeProps {
  readonly uid: string;
  readonly initial: NoticeEditorValues | undefined;
}

function PayeeNotice({ uid, initial }: PayeeNoticeProps) {
  const navigate = useNavigate();
  const { managedCreator: creator, error, refresh } = useManagedCreator(uid);
  const { candidates } = useNoticeCandidates({ payee: [uid], limit: 200 });
  const { payee, error: withoutPayee } = usePayee(uid);
  // Where it cannot be read, a line only begins with less. What is typed then stays while it is asked for again.
  if (!creator || (!payee && !withoutPayee))
    return error ? <LoadFailure error={error} onRetry={() => void refresh()} /> : <PageSkeleton />;
  return (
    <NewNotice
      payee={{
        uid,
        name: creator.display_name,
        image: creator.image ?? null,
        entity_type: creator.entity_type ?? "individual",
        invoice_registration_number: creator.invoice_registration_number ?? "",
        withholding_default: creator.withholding_default ?? false,
        withholding_reason: payee?.withholding_reason ?? "",
      }}
      {...(initial && { initial })}
      jobs={candidates.filter(({ obstacle }) => obstacle === null).map(jobLook)}
      bodyOf={(draft) => ({ payee_uid: uid, ...draft })}
      onMade={(made) => navigate(paths.paymentNotice.getHref(made.uid))}
      onCancel={() => navigate(paths.paymentNotices.getHref())}
    />
  );
}
