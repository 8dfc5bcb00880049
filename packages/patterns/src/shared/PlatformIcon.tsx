import { type Platform, platformLabels } from "@tsumugi/contract";
import { Icon } from "@tsumugi/ui";
import { platformIcons } from "./labels.ts";

export interface PlatformIconProps {
  platform: Platform;
  /** px. Default 18. */
  size?: number;
}

/** Our own neutral sign for a platform, named for screen readers. */
export const PlatformIcon = ({ platform, size = 18 }: PlatformIconProps) => (
  <Icon name={platformIcons[platform]} size={size} label={platformLabels[platform]} />
);
