import { Icon } from "@tsumugi/ui";
import { type PlatformCode, platformIcons, platformNames } from "./labels.ts";

export interface PlatformIconProps {
  platform: PlatformCode;
  /** px. Default 18. */
  size?: number;
}

/** Our own neutral sign for a platform, named for screen readers. */
export const PlatformIcon = ({ platform, size = 18 }: PlatformIconProps) => (
  <Icon name={platformIcons[platform]} size={size} label={platformNames[platform]} />
);
