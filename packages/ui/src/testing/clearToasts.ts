import { toast } from "react-hot-toast/headless";

/** Takes every toast away at once, without its leaving being shown. */
export const clearToasts = () => toast.remove();
