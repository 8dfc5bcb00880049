import { type ToastOptions as HotToastOptions, toast as hotToast } from "react-hot-toast/headless";

export interface ToastAction {
  /** e.g. 元に戻す. */
  label: string;
  onClick: () => void;
}

export interface ToastOptions {
  /** A toast with the same id is replaced. Default: the text. */
  id?: string;
  /** A button beside the message; the toast then stays for 10 s. */
  action?: ToastAction;
}

/** Stored beside the toasts, because the library's own record has no field for it. */
const actions = new Map<string, ToastAction>();

export const actionOf = (id: string): ToastAction | undefined => actions.get(id);

const options = (
  message: string,
  given: ToastOptions | undefined,
  more?: HotToastOptions,
): HotToastOptions => {
  const id = given?.id ?? message;
  if (given?.action) actions.set(id, given.action);
  else actions.delete(id);
  return { id, ...more, ...(given?.action && { duration: 10_000 }) };
};

/**
 * Short messages after an action. `show` stays 4 s, `success` 2 s, `error` until closed, `loading`
 * until replaced by the same id. Each returns its id.
 */
export const toast = {
  show: (message: string, given?: ToastOptions) =>
    hotToast(message, options(message, given, { duration: 4000 })),
  success: (message: string, given?: ToastOptions) =>
    hotToast.success(message, options(message, given, { duration: 2000 })),
  error: (message: string, given?: ToastOptions) =>
    hotToast.error(message, options(message, given, { duration: Number.POSITIVE_INFINITY })),
  loading: (message: string, given?: ToastOptions) =>
    hotToast.loading(message, options(message, given, { duration: Number.POSITIVE_INFINITY })),
  /**
   * One toast for a task: `loading` turns into `success` or `error` in place.
   * Returns the promise, so that the caller can still await it.
   */
  promise: <Value>(
    work: Promise<Value>,
    say: { id: string; loading: string; success: string; error: string | ((cause: unknown) => string) },
  ): Promise<Value> => {
    toast.loading(say.loading, { id: say.id });
    work.then(
      () => toast.success(say.success, { id: say.id }),
      (cause: unknown) =>
        toast.error(typeof say.error === "string" ? say.error : say.error(cause), { id: say.id }),
    );
    return work;
  },
  /** All of them without an id. */
  dismiss: (id?: string) => hotToast.dismiss(id),
};
