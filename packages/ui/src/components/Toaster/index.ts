export { Toaster } from "./Toaster.tsx";
export { type ToastAction, type ToastOptions, toast } from "./toast.ts";
