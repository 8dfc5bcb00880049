import { useConfirmSecondFactor, useRemoveSecondFactor, useStartSecondFactor } from "@tsumugi/hooks";
import { SecondFactorDialog, type SecondFactorStep } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useMemo, useState } from "react";
import { renderSVG } from "uqr";
import { messageOf } from "../shared/errors.ts";

interface SecondFactorSetupProps {
  readonly email: string;
  readonly isOn: boolean;
  /** Turns it off instead. */
  readonly removes?: boolean;
  readonly onClose: () => void;
}

/** From the password over the app's first code to the recovery codes, or off. Shown while mounted. */
export function SecondFactorSetup({ email, isOn, removes = false, onClose }: SecondFactorSetupProps) {
  const start = useStartSecondFactor();
  const confirm = useConfirmSecondFactor();
  const remove = useRemoveSecondFactor();
  const [step, setStep] = useState<SecondFactorStep>(removes ? "remove" : "password");
  const [made, setMade] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const qr = useMemo(() => (made ? renderSVG(made.uri, { ecc: "M", border: 4 }) : ""), [made]);
  const active = removes ? remove : step === "password" ? start : confirm;
  const { error } = active;

  const handlePassword = async ({ currentPassword, code }: { currentPassword: string; code?: string }) => {
    try {
      if (removes) {
        await remove.removeSecondFactor(currentPassword, code ?? "");
        toast.success("2段階認証をオフにしました");
        return onClose();
      }
      setMade(await start.startSecondFactor(currentPassword, code));
      setStep("scan");
    } catch {
      // Shown in the dialog.
    }
  };
  const handleCode = async (code: string) => {
    try {
      setCodes(await confirm.confirmSecondFactor(code));
      setStep("codes");
      toast.success("2段階認証をオンにしました。ほかの端末はサインアウトしました");
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <SecondFactorDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      step={step}
      email={email}
      isOn={isOn}
      qr={qr}
      secret={made?.secret}
      recoveryCodes={codes}
      loading={active.isSubmitting}
      error={error && Object.keys(error.fields).length === 0 ? messageOf(error) : undefined}
      fields={error?.fields}
      onPassword={(values) => void handlePassword(values)}
      onCode={(code) => void handleCode(code)}
    />
  );
}
