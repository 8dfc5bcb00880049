import { sendVerifyEmail } from "@tsumugi/contract";
import { useApiMutation } from "@tsumugi/hooks";
import { useClock } from "@tsumugi/ui/format";
import { useState } from "react";
import { messageOf } from "../shared/errors.ts";

/** Mails the link that confirms the signed-in person's address; `sentAt` in ms once that is done. */
export function useSendVerification() {
  const { run, isSubmitting, error } = useApiMutation(sendVerifyEmail);
  const clock = useClock();
  const [sentAt, setSentAt] = useState<number>();
  const send = async () => {
    try {
      await run({ body: { purpose: "verify" } });
      setSentAt(clock());
    } catch {
      // In `error`.
    }
  };
  return { send: () => void send(), sentAt, isSending: isSubmitting, error: error && messageOf(error) };
}
