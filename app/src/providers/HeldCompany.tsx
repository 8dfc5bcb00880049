import { useCurrentUser, useHeldCompany, useSession, useSwitchCompany } from "@tsumugi/hooks";
import { Button, Dialog } from "@tsumugi/ui";
import { fullMessageOf } from "../shared/errors.ts";

/** Another tab or machine switched the company while something is being typed here: which of the two is wanted. */
export function HeldCompany() {
  const { status } = useSession();
  const { nextCompany } = useHeldCompany();
  return status === "signed_in" && nextCompany ? <Question next={nextCompany.name} /> : null;
}

function Question({ next }: { readonly next: string }) {
  const { company } = useCurrentUser();
  const { followSwitch } = useHeldCompany();
  const { switchCompany, isSubmitting, error } = useSwitchCompany();
  if (!company) return null;
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
