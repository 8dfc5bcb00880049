import type { Feature } from "@tsumugi/contract";
import { Button, type ButtonProps } from "@tsumugi/ui";
import { lazy, Suspense } from "react";
import { missingFeature } from "./missingFeature.ts";
import { usePermissions } from "./usePermissions.ts";

/** Most contracts grant everything. */
const LockedFeature = lazy(async () => ({ default: (await import("./LockedFeature.tsx")).LockedFeature }));

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
  const locked = { ...button, children };
  return (
    <Suspense fallback={<Button {...locked} icon="lock" aria-disabled />}>
      <LockedFeature {...locked} reason={missingFeature(feature)} />
    </Suspense>
  );
}
