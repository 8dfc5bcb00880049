import { useSendVerification as useSend } from "@tsumugi/hooks";
import { useClock } from "@tsumugi/ui/clock";
import { useState } from "react";
import { messageOf } from "../shared/errors.ts";

/** Mails the link that confirms the signed-in person's address and leads on to `next`; `sentAt` in ms once that is done. */
export function useSendVerification(next?: string) {
  const { sendVerification, isSubmitting, error } = useSend();
  const clock = useClock();
  const [sentAt, setSentAt] = useState<number>();
  const send = async () => {
    try {
      await sendVerification(next);
      setSentAt(clock());
    } catch {
      // In `error`.
    }
  };
  return { send: () => void send(), sentAt, isSending: isSubmitting, error: error && messageOf(error) };
}
