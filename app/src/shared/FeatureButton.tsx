import type { Feature } from "@tsumugi/contract";
import { Button, type ButtonProps, Tooltip } from "@tsumugi/ui";
import { missingFeature } from "./missingFeature.ts";
import { usePermissions } from "./usePermissions.ts";

export interface FeatureButtonProps extends Omit<ButtonProps, "asChild"> {
  /** What the contract must grant. */
  readonly feature: Feature;
}

/** A button whose feature the contract may lack: it then stays in its place, locked, and says why. */
export function FeatureButton({ feature, children, onClick, ...button }: FeatureButtonProps) {
  const { hasFeature } = usePermissions();
  if (hasFeature(feature))
    return (
      <Button {...button} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <Tooltip content={missingFeature(feature)}>
      <Button {...button} icon="lock" aria-disabled>
        {children}
      </Button>
    </Tooltip>
  );
}
