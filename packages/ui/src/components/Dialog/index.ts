export { Dialog, DialogClose, type DialogProps } from "./Dialog.tsx";
export { loadOverlays } from "./loadOverlays.ts";
