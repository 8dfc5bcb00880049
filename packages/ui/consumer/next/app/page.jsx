import { platformLabels } from "@tsumugi/contract";
import { Badge, Card, DueDate, RelativeTime } from "@tsumugi/ui";
import { BrandStyle, createBrand } from "@tsumugi/ui/brand";
import { formatYen } from "@tsumugi/ui/format";
import { theme } from "@tsumugi/ui/theme";
import { Acts } from "./Acts.jsx";

export const dynamic = "force-dynamic";

const brand = createBrand({ light: "#8a1c4a" });

/** Drawn on the server only: values and texts are read here, components are used as they are. */
export default function Page() {
  const now = Date.now();
  return (
    <main>
      <BrandStyle brand={{ css: brand.css }} />
      <Card title="依頼">
        <Badge tone="info">{platformLabels.instagram}</Badge>
        <p style={{ color: theme.color["brand-text"] }}>{formatYen(80_000)}</p>
        <p>
          <RelativeTime value={now - 3 * 60_000} /> <DueDate on={new Date(now).toISOString().slice(0, 10)} />
        </p>
        <Acts />
      </Card>
    </main>
  );
}
