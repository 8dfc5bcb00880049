import { Button, type ButtonProps, Tooltip } from "@tsumugi/ui";

export interface LockedFeatureProps extends Omit<ButtonProps, "asChild"> {
  readonly reason: string;
}

/** A button of what the contract does not grant, with why. */
export const LockedFeature = ({ reason, ...button }: LockedFeatureProps) => (
  <Tooltip content={reason}>
    <Button {...button} icon="lock" aria-disabled />
  </Tooltip>
);
