import { toast } from "react-hot-toast/headless";

/** Removes all toasts at once, without their exit animation. */
export const clearToasts = () => toast.remove();
