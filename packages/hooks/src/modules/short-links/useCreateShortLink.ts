import {
  createShortLink as createShortLinkCall,
  createProjectShortLinks as createShortLinksCall,
  type ShortLinkBody,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { shortLinkReads } from "./shortLinkReads.ts";

/**
 * Creates the short link of a job. Its destination cannot be changed afterwards.
 *
 * @example
 * const { createShortLink, isSubmitting, error } = useCreateShortLink();
 * await createShortLink(jobRequest.uid, { source_url });
 */
export function useCreateShortLink() {
  const { run, ...submission } = useApiMutation(createShortLinkCall, { revalidate: shortLinkReads });
  const createShortLink = useCallback(
    (jobRequestUid: string, body: ShortLinkBody) => run({ params: { id: jobRequestUid }, body }),
    [run],
  );
  return { createShortLink, ...submission };
}

/**
 * Creates a short link for each job of a project that has none.
 *
 * @example
 * const { createShortLinks, isSubmitting, error } = useCreateShortLinks();
 * const { items } = await createShortLinks(project.uid, { source_url });
 */
export function useCreateShortLinks() {
  const { run, ...submission } = useApiMutation(createShortLinksCall, { revalidate: shortLinkReads });
  const createShortLinks = useCallback(
    (projectUid: string, body: ShortLinkBody) => run({ params: { id: projectUid }, body }),
    [run],
  );
  return { createShortLinks, ...submission };
}
