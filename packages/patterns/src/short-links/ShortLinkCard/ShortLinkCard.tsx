import type { ShortLink } from "@tsumugi/contract";
import { Badge, Banner, BarChart, Button, DescriptionList, Stack } from "@tsumugi/ui";
import { formatDateTime, formatDay, formatInteger, formatShortDay, formatTime } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { clicksByHour } from "../clicksByHour.ts";

const Root = styled.div`
  & dd {
    overflow-wrap: anywhere;
  }
  & .address {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    & > code {
      background: var(--tsu-surface);
      flex: 1 1 220px;
      min-width: 0;
      padding: 8px 12px;
      border: 1px solid var(--tsu-border);
      border-radius: var(--tsu-radius-md);
      overflow-wrap: anywhere;
    }
  }
  & .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
    gap: 8px;
    & > div {
      padding: 8px 12px;
      border: 1px solid var(--tsu-border);
      border-radius: var(--tsu-radius-md);
    }
    & dt {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
    }
    & dd {
      font-size: var(--tsu-text-lg);
      font-weight: 650;
    }
    & > .apart dd {
      color: var(--tsu-text-muted);
      font-weight: 500;
    }
  }
`;

export interface ShortLinkCardProps {
  /** 短縮リンクと、そのクリックの数。 */
  link: ShortLink;
  /** 断られたわけ。原因、直し方の順に書きます。 */
  error?: string | undefined;
  /** 「コピー」を押したとき。短縮 URL が渡ります。 */
  onCopy: (address: string) => void;
  /** QR コードを開くボタン。 */
  qr?: ReactNode;
  /** リンクを停止する、または再開するボタン。渡さなければ見るだけです。 */
  toggle?: ReactNode;
}

const figures = [
  ["total", "クリック"],
  ["unique", "ユニーク"],
  ["qr", "うちQR"],
] as const;
const apart = [
  ["bot", "ボット"],
  ["own", "社内"],
] as const;

/** `11/21 17時`. With the day each time: a chart leaves labels out where they would touch. */
const hourLabel = (at: string) => `${formatDay(at).slice(5, 10)} ${formatTime(at).slice(0, 2)}時`;

/** The short link of one job: its address, where it leads, and who clicked when. */
export function ShortLinkCard({ link, error, onCopy, qr, toggle }: ShortLinkCardProps) {
  const { unit, bars } = clicksByHour(link.by_hour);
  const isOff = link.disabled_at !== null;
  return (
    <Root>
      <Stack>
        {error && <Banner tone="danger">{error}</Banner>}
        {isOff && (
          <Banner tone="warning">
            このリンクは停止しています。開いた人には「停止されています」と表示されます。
          </Banner>
        )}
        <div className="address">
          <code>{link.short_url}</code>
          <Button icon="copy" onClick={() => onCopy(link.short_url)}>
            コピー
          </Button>
          {qr}
        </div>
        <DescriptionList
          layout="rows"
          items={[
            { term: "転送先", description: link.destination_url },
            {
              term: "状態",
              description: <Badge tone={isOff ? "neutral" : "success"}>{isOff ? "停止中" : "公開中"}</Badge>,
            },
            { term: "発行", description: formatDateTime(link.created_at) },
          ]}
        />
        <dl className="figures">
          {figures.map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd className="tsu-num">{formatInteger(link.clicks[key])}</dd>
            </div>
          ))}
          {apart.map(([key, label]) => (
            <div key={key} className="apart">
              <dt>{label}</dt>
              <dd className="tsu-num">{formatInteger(link.clicks[key])}</dd>
            </div>
          ))}
        </dl>
        <BarChart
          label={unit === "hour" ? "1時間ごとのクリック" : "1日ごとのクリック"}
          xLabel={unit === "hour" ? "時間" : "日"}
          x={bars.map(({ at }) => (unit === "hour" ? hourLabel(at) : formatShortDay(at)))}
          series={[
            { key: "total", label: "クリック", values: bars.map(({ total }) => total) },
            { key: "unique", label: "ユニーク", values: bars.map(({ unique }) => unique) },
          ]}
          direction="columns"
          unit="回"
          height={220}
          empty="まだクリックがありません。クリエイターにリンクを渡すと、開かれた時間ごとに数えます。"
        />
        <p className="tsu-muted">
          ユニークは、同じ回線から1時間に1回と数えます。ボットと社内（この画面をその日に開いた人と同じ回線）は、クリックに含めません。回線は、翌日に消えるハッシュでだけ見分けます。数は1秒ほど遅れて増えます。
        </p>
        {toggle && <div>{toggle}</div>}
      </Stack>
    </Root>
  );
}
