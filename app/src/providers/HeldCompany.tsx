import {
  useBelongingCompanies,
  useCurrentUser,
  useHeldCompany,
  useSession,
  useSwitchCompany,
} from "@tsumugi/hooks";
import { Button, Dialog } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";

/** Another tab or machine switched the company while something is being typed here: which of the two is wanted. */
export function HeldCompany() {
  const { status } = useSession();
  const { nextCompany } = useHeldCompany();
  return status === "signed_in" && nextCompany ? <Held nextCompany={nextCompany} /> : null;
}

function Held({ nextCompany }: { readonly nextCompany: Company }) {
  const { companies } = useBelongingCompanies();
  const { company } = useCurrentUser();
  if (!company) return null;
  // Nobody switched: there is no way back, and to offer one would lead to a refusal.
  const isLeft = companies.length > 0 && companies.every(({ uid }) => uid !== company.uid);
  return isLeft ? (
    <Left from={company.name} next={nextCompany} />
  ) : (
    <Question company={company} next={nextCompany.name} />
  );
}

interface Company {
  readonly uid: string;
  readonly name: string;
}

/** Closed it lets what was typed be read, which cannot be saved any more; a reload leads on. */
function Left({ from, next }: { readonly from: string; readonly next: Company }) {
  const { followSwitch } = useHeldCompany();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={`「${from}」のメンバーではなくなりました`}
      description={`この画面には、「${from}」で入力中の内容が残っています。もう保存できません。`}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>閉じて読む</Button>
          <Button variant="primary" onClick={followSwitch}>
            入力を破棄して{next.name}へ
          </Button>
        </>
      }
    >
      <p>閉じると、入力した内容を読んで書き写せます。ページを読み込み直すと「{next.name}」に替わります。</p>
    </Dialog>
  );
}

function Question({ company, next }: { readonly company: Company; readonly next: string }) {
  const { followSwitch } = useHeldCompany();
  const { switchCompany, isSubmitting, error } = useSwitchCompany();
  // A refusal (the membership has ended) is shown; what was typed can still be read until the person goes on.
  const goBack = () => switchCompany(company.uid).catch(() => undefined);
  return (
    <Dialog
      open
      loading={isSubmitting}
      onOpenChange={() => void goBack()}
      title={`ほかのタブで「${next}」に切り替わりました`}
      description={`この画面には、「${company.name}」で入力中の内容が残っています。「${next}」には保存されません。`}
      footer={
        <>
          <Button onClick={followSwitch}>入力を破棄して{next}へ</Button>
          <Button variant="primary" loading={isSubmitting} onClick={() => void goBack()}>
            {company.name}に戻して続ける
          </Button>
        </>
      }
    >
      {error ? (
        <p role="alert">{fullMessageOf(error)}</p>
      ) : (
        <p>戻すと、ほかのタブの画面も「{company.name}」に替わります。</p>
      )}
    </Dialog>
  );
}
