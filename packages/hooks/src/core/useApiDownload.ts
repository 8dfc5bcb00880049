import type { CallInput, Endpoint } from "@tsumugi/contract";
import { useCallback, useRef, useState } from "react";
import { useApiClient } from "./ApiProvider.tsx";
import { type ApiError, isApiError } from "./apiError.ts";

export interface ApiDownload<Input> {
  /** Saves the file; answers its name. Rejects with `ApiError`, which is also in `error`. */
  readonly download: (input: Input) => Promise<string>;
  readonly isDownloading: boolean;
  readonly error: ApiError | undefined;
}

/** Downloads the answer of a call under the server's file name. A second call during a download waits for the first. */
export function useApiDownload<E extends Endpoint>(
  endpoint: E,
  fallbackName?: string,
): ApiDownload<CallInput<E>> {
  const client = useApiClient();
  const running = useRef<Promise<string> | null>(null);
  const [isDownloading, setDownloading] = useState(false);
  const [error, setError] = useState<ApiError>();
  const download = useCallback(
    (input: CallInput<E>) => {
      const start = async () => {
        setDownloading(true);
        setError(undefined);
        try {
          return await client.download(endpoint, input, { fallbackName });
        } catch (caught) {
          if (isApiError(caught)) setError(caught);
          throw caught;
        } finally {
          running.current = null;
          setDownloading(false);
        }
      };
      running.current ??= start();
      return running.current;
    },
    [client, endpoint, fallbackName],
  );
  return { download, isDownloading, error };
}
