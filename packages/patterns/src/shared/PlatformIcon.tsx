import { type Platform, platformLabels } from "@tsumugi/contract";
import { Icon } from "@tsumugi/ui";
import { platformIcons } from "./labels.ts";

export interface PlatformIconProps {
  /** 媒体。その名前が読み上げられます。 */
  platform: Platform;
  /** 幅と高さ（px）。既定は 18。 */
  size?: number;
}

/** Our own neutral sign for a platform, named for screen readers. */
export const PlatformIcon = ({ platform, size = 18 }: PlatformIconProps) => (
  <Icon name={platformIcons[platform]} size={size} label={platformLabels[platform]} />
);
