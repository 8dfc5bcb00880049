import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";

export type SidePanelProps = Omit<DialogProps, "side">;

/** A dialog that slides over the right edge, for work that needs the list behind it in mind. */
export const SidePanel = (props: SidePanelProps) => <Dialog {...props} side="right" />;
