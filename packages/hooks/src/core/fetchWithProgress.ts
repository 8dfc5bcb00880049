/** What a call hands to `fetch`, with how far the body has gone. */
export interface ProgressInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
  /** Share of the body that has gone out, 0–1; 1 does not mean that the answer is there. */
  readonly onProgress: (share: number) => void;
}

const headersOf = (raw: string) =>
  new Headers(
    raw
      .trim()
      .split(/\r\n/)
      .flatMap((line): [string, string][] => {
        const colon = line.indexOf(":");
        return colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]];
      }),
  );

/**
 * `fetch` for uploads. It tells nobody how far a body has gone, and Safari and Firefox send no streams: the older
 * request does both everywhere. Rejects as `fetch` does: `TypeError` without an answer, the signal's reason.
 */
export function fetchWithProgress(
  url: string,
  { method, headers, body, signal, onProgress }: ProgressInit,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort);
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.min(1, loaded / total));
    });
    request.addEventListener("load", () => {
      const { status, statusText } = request;
      const text = status === 204 ? null : request.responseText;
      resolve(
        new Response(text, { status, statusText, headers: headersOf(request.getAllResponseHeaders()) }),
      );
    });
    request.addEventListener("error", () => reject(new TypeError("the upload was cut off")));
    request.addEventListener("abort", () => reject(signal?.reason));
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body as XMLHttpRequestBodyInit | undefined);
  });
}
