import type { Shipment } from "@tsumugi/contract";
import { Banner } from "@tsumugi/ui";
import type { ReactNode } from "react";

const NAMED = 3;

interface NoAddressProps {
  rows: readonly Shipment[];
  children?: ReactNode;
}

/** Who of these has no address to send to; nothing where everybody has one. */
export function NoAddress({ rows, children }: NoAddressProps) {
  const names = rows.filter(({ recipient }) => !recipient.address).map(({ display_name }) => display_name);
  if (names.length === 0) return null;
  const shown = `${names.slice(0, NAMED).join("、")}${names.length > NAMED ? "ほか" : ""}`;
  return (
    <Banner tone="warning">
      住所のない人が{names.length}名います: {shown}。発送済みにすると、発送のお知らせがメールで届きます。
      {children && <div>{children}</div>}
    </Banner>
  );
}
