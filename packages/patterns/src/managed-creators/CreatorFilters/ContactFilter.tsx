import { Button, Popover } from "@tsumugi/ui";
import { lazy } from "react";
import type { CreatorFilterValue } from "./creatorFilterTags.ts";
import { loadsOnIntent, PanelPlace } from "./PanelPlace.tsx";

export interface ContactFilterProps {
  value: Pick<CreatorFilterValue, "contact_from" | "contact_to" | "silent_days">;
  onChange: (next: Pick<CreatorFilterValue, "contact_from" | "contact_to" | "silent_days">) => void;
}

const load = () => import("./ContactFilterPanel.tsx");
const Panel = lazy(async () => ({ default: (await load()).ContactFilterPanel }));

/** Last contact: not for so many days, or within a period; one of the two. */
export function ContactFilter({ value, onChange }: ContactFilterProps) {
  const { contact_from, contact_to, silent_days } = value;
  const isActive = [contact_from, contact_to, silent_days].some((one) => one !== undefined);
  return (
    <Popover
      label="最終連絡で絞り込む"
      trigger={
        <Button size="sm" iconEnd="chevronDown" data-active={isActive || undefined} {...loadsOnIntent(load)}>
          {isActive ? "最終連絡（1）" : "最終連絡"}
        </Button>
      }
    >
      <PanelPlace width={392} height={220}>
        <Panel value={value} onChange={onChange} />
      </PanelPlace>
    </Popover>
  );
}
