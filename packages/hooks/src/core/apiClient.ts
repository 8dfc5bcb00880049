import { buildPath, buildQuery, type CallInput, type Endpoint, type ResponseOf } from "@tsumugi/contract";
import { type ApiError, errorFromResponse, malformedResponse, networkError } from "./apiError.ts";
import { fetchWithProgress } from "./fetchWithProgress.ts";
import { fileNameOf } from "./fileName.ts";
import { withOwnPictures, withWholePictures } from "./pictureAddresses.ts";
import { createReadOrder } from "./readOrder.ts";
import { encodeBody } from "./requestBody.ts";
import { rightsEnded } from "./rightsEnded.ts";
import { type SaveFile, saveFileInBrowser } from "./saveFile.ts";

export interface ApiClientOptions {
  /** Origin of the API, without a trailing slash; "" (default) is the page's own. */
  readonly baseUrl?: string;
  /** Identity token of the signed-in user, null when nobody is. `forceRefresh` asks for a new one. */
  readonly getIdToken: (options?: { readonly forceRefresh?: boolean }) => Promise<string | null>;
  /** Called when a call stays 401 after one refresh: the person has to sign in again. */
  readonly onUnauthenticated?: (error: ApiError) => void;
  /** The page that makes the calls; default: the browser's location. */
  readonly pageLocation?: { readonly hostname: string; readonly port: string };
  readonly fetch?: typeof fetch;
  readonly saveFile?: SaveFile;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Key under which the server does a POST only once, however often it arrives. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The company that the call is made for, in place of the one that the client acts in; null: none. */
  readonly companyUid?: string | null;
  /** Receives the share of the body that was sent, 0–1. */
  readonly onUploadProgress?: (share: number) => void;
}

/** Makes the contract's calls. All methods raise `ApiError`, or the signal's `AbortError`. */
export interface ApiClient {
  /**
   * From now on every call names this company as the one on screen (null: none). Where the active company was switched
   * elsewhere, the server refuses the call with `company_switched`, and `onSwitched` is called; so it is where a call of
   * the company is refused for want of rights, which may have been other ones a moment ago. Returns a function that ends
   * this.
   */
  actIn(companyUid: string | null, onSwitched: () => void): () => void;
  /** The answer of a call; `undefined` for 204. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<ResponseOf<E>>;
  /**
   * An answer that was asked for early and is there already: what the first `call` of the same will give. A screen that is
   * drawn for the first time shows it at once, not after it has drawn itself empty.
   */
  peek?<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): ResponseOf<E> | undefined;
  /** The ok answer itself, for streams and files. */
  open<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<Response>;
  /** What the server writes as JSON, in an answer or on a stream; its pictures are found from the page's origin. */
  readJson(text: string): unknown;
  /** Saves the answer as a file named by content-disposition; answers the name. */
  download<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions & { readonly fallbackName?: string },
  ): Promise<string>;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

/**
 * The same client for one company: whatever is still under way on a screen of this company names it, also after a switch,
 * and is refused then instead of landing in another company.
 */
export function clientFor(client: ApiClient, companyUid: string | null): ApiClient {
  const within = <O extends CallOptions>(options: O | undefined) => ({ companyUid, ...options }) as O;
  return {
    actIn: client.actIn,
    call: (endpoint, input, options) => client.call(endpoint, input, within(options)),
    peek: (endpoint, input, options) => client.peek?.(endpoint, input, within(options)),
    open: (endpoint, input, options) => client.open(endpoint, input, within(options)),
    readJson: client.readJson,
    download: (endpoint, input, options) => client.download(endpoint, input, within(options)),
  };
}

/** Creates the client (specification §7): bearer token, credentials, page host headers, one refresh on 401. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl = "", getIdToken, onUnauthenticated, saveFile = saveFileInBrowser } = options;
  const page = options.pageLocation ?? globalThis.location;
  const reads = createReadOrder();
  let acting: { readonly companyUid: string | null; readonly onSwitched: () => void } | undefined;

  const readJson = (text: string): unknown => JSON.parse(withWholePictures(text, baseUrl));

  const send = async (
    endpoint: Endpoint,
    input: LooseInput,
    token: string | null,
    call: CallOptions & { readonly companyUid: string | null },
  ) => {
    const search = buildQuery(input.query);
    const encoded = encodeBody(input.body, endpoint.bodyType);
    const { headers } = encoded;
    const body = typeof encoded.body === "string" ? withOwnPictures(encoded.body, baseUrl) : encoded.body;
    const url = `${baseUrl}${buildPath(endpoint, input.params)}${search && `?${search}`}`;
    const { onUploadProgress: onProgress } = call;
    const init = {
      method: endpoint.method,
      credentials: "include",
      signal: call.signal,
      body,
      headers: {
        accept: endpoint.produces ? `application/json, ${endpoint.produces.join(", ")}` : "application/json",
        "x-page-hostname": page?.hostname ?? "",
        "x-page-port": page?.port ?? "",
        ...(call.companyUid && { "x-company": call.companyUid }),
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(call.idempotencyKey && { "idempotency-key": call.idempotencyKey }),
        ...call.headers,
      },
    } as const;
    try {
      if (onProgress && !options.fetch) return await fetchWithProgress(url, { ...init, onProgress });
      return await (options.fetch ?? fetch)(url, init);
    } catch (cause) {
      if (call.signal?.aborted) throw cause;
      throw networkError(cause);
    }
  };

  const open = async (endpoint: Endpoint, input: LooseInput, options: CallOptions = {}) => {
    // Settled before anything is awaited: a call that waits for its token must not land in the company after a switch.
    const { companyUid = acting?.companyUid ?? null } = options;
    const call = { ...options, companyUid };
    if (endpoint.isSupplementary) await reads.turn();
    const token = await getIdToken();
    let response = await send(endpoint, input, token, call);
    if (response.status === 401 && token) {
      // Another call may have renewed the token meanwhile; a second refresh would waste the new one.
      const present = await getIdToken();
      const renewed = present !== token ? present : await getIdToken({ forceRefresh: true });
      if (renewed) {
        await response.body?.cancel();
        response = await send(endpoint, input, renewed, call);
      }
    }
    if (response.ok) return response;
    const error = await errorFromResponse(response, readJson);
    if (error.status === 401 && error.code !== "wrong_credentials") onUnauthenticated?.(error);
    if (error.code === "company_switched" || (companyUid !== null && rightsEnded(error))) {
      acting?.onSwitched();
    }
    throw error;
  };

  const read = async (endpoint: Endpoint, input: LooseInput, callOptions?: CallOptions): Promise<unknown> => {
    const response = await open(endpoint, input, callOptions);
    if (response.status === 204) return undefined;
    try {
      return readJson(await response.text());
    } catch (cause) {
      if (callOptions?.signal?.aborted) throw cause;
      throw cause instanceof SyntaxError ? malformedResponse(response, cause) : networkError(cause);
    }
  };

  const call: typeof read = (endpoint, ...rest) =>
    endpoint.method === "GET" && !endpoint.isSupplementary
      ? reads.goFirst(() => read(endpoint, ...rest))
      : read(endpoint, ...rest);

  return {
    actIn: (companyUid, onSwitched) => {
      const mine = { companyUid, onSwitched };
      acting = mine;
      return () => {
        if (acting === mine) acting = undefined;
      };
    },
    call: call as ApiClient["call"],
    open: open as ApiClient["open"],
    readJson,
    download: async (endpoint, input, { fallbackName, ...callOptions } = {}) => {
      const response = await open(endpoint, input as LooseInput, callOptions);
      const file = await response.blob().catch((cause: unknown) => {
        throw callOptions.signal?.aborted ? cause : networkError(cause);
      });
      const name = fileNameOf(response.headers.get("content-disposition"), fallbackName ?? "download.csv");
      saveFile(file, name);
      return name;
    },
  };
}
