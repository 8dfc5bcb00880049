import { getPaymentNotice, listPaymentNotices, type PaymentNotice } from "@tsumugi/contract";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import type { Page } from "../../core/pages.ts";
import { cachedPages } from "../../core/revalidate.ts";
import { usePutAnswer } from "../../core/usePutAnswer.ts";
import { useRevalidate } from "../../core/useRevalidate.ts";
import { noticeReads } from "./noticeReads.ts";

/**
 * Puts notices as the server answered them into what is on screen, then loads the lists again. Without it a list shows
 * the old status until it is loaded, which takes seconds while the server prints what was issued.
 */
export function usePlaceNotices() {
  const { cache } = useSWRConfig();
  const putAnswer = usePutAnswer();
  const revalidate = useRevalidate();
  return useCallback(
    async (notices: readonly PaymentNotice[]): Promise<void> => {
      const byUid = new Map(notices.map((notice) => [notice.uid, notice]));
      const place = (page: Page<PaymentNotice>) => ({
        ...page,
        items: page.items.map((notice) => byUid.get(notice.uid) ?? notice),
      });
      const lists = cachedPages<Page<PaymentNotice>>(cache, listPaymentNotices);
      const ones = cachedPages<PaymentNotice>(cache, getPaymentNotice);
      await Promise.all([
        ...[...lists].map(([key, held]) =>
          putAnswer(key, Array.isArray(held) ? held.map(place) : place(held as Page<PaymentNotice>)),
        ),
        ...[...ones].map(([key, held]) => {
          const next = byUid.get((held as PaymentNotice).uid);
          return next && putAnswer(key, next);
        }),
      ]);
      revalidate(noticeReads);
    },
    [cache, putAnswer, revalidate],
  );
}
