import type { PaymentNotice, PaymentNoticeBody, SkippedJob } from "@tsumugi/contract";
import { usePreviewNotices } from "@tsumugi/hooks";
import { useEffect, useRef, useState } from "react";

/** What is ticked one after the other is asked for once. */
const PAUSE_MS = 250;

interface Preview {
  readonly items: readonly PaymentNotice[];
  readonly skipped: readonly SkippedJob[];
}
const nothing: Preview = { items: [], skipped: [] };

/**
 * The notices that a body would make, kept up with it and with what it speaks of (`basis`), which a colleague may change
 * meanwhile; null for a body that cannot be sent yet.
 */
export function useNoticePreview(body: PaymentNoticeBody | null, basis?: unknown) {
  const { previewNotices, error, isSubmitting } = usePreviewNotices();
  const [preview, setPreview] = useState(nothing);
  const turn = useRef(0);
  const key = JSON.stringify({ body, basis });
  useEffect(() => {
    const mine = ++turn.current;
    const { body: wanted } = JSON.parse(key) as { readonly body: PaymentNoticeBody | null };
    if (wanted === null) {
      setPreview(nothing);
      return;
    }
    const timer = setTimeout(() => {
      previewNotices(wanted).then(
        (answer) => mine === turn.current && setPreview(answer),
        // The cause is in `error`; what was shown would be of another choice.
        () => mine === turn.current && setPreview(nothing),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, previewNotices]);
  return { preview, error: body === null ? undefined : error, isPreviewing: isSubmitting };
}
