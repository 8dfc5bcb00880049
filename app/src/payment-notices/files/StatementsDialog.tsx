import type { PaymentStatement } from "@tsumugi/contract";
import { usePaymentNoticeExport, usePaymentStatements } from "@tsumugi/hooks";
import {
  Badge,
  Banner,
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  FormField,
  LoadMore,
  Money,
  Select,
  Stack,
  toast,
} from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { DataTable } from "@tsumugi/ui/eager";
import { dayKey, formatInteger, formatYen } from "@tsumugi/ui/format";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { ListBody } from "../../shared/ListBody.tsx";

const YEARS = 5;

/** Who has no address leads to where it is entered. */
function Payee({ name, address, managed_creator }: PaymentStatement) {
  if (address) return name;
  return (
    <>
      <Link to={paths.managedCreator.getHref(managed_creator.uid)}>{name}</Link>{" "}
      <Badge tone="warning">住所なし</Badge>
    </>
  );
}

/** What each payee was paid in a year, as the 支払調書 asks for it. */
export function StatementsDialog({ onClose }: { readonly onClose: () => void }) {
  const thisYear = Number(dayKey(useNow()).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [isOver, setOver] = useState(false);
  const filter = { year, ...(isOver && { over_threshold: true }) };
  const list = usePaymentStatements(filter);
  const { exportPaymentStatements, isDownloading } = usePaymentNoticeExport();
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="支払調書の集計"
      description="その年に支払済みにした支払通知書を、支払先ごとに合計します。マイナンバーは扱いません。"
      footer={
        <>
          <Button onClick={onClose}>閉じる</Button>
          <FeatureButton
            feature="csv_export"
            variant="primary"
            icon="download"
            loading={isDownloading}
            onClick={() =>
              void exportPaymentStatements(filter).then(
                (name) => toast.success(`「${name}」を保存しました`),
                (cause: unknown) => toast.error(fullMessageOf(cause)),
              )
            }
          >
            CSV出力
          </FeatureButton>
        </>
      }
    >
      <Stack>
        <FormField label="支払った年">
          <Select
            options={Array.from({ length: YEARS }, (_, index) => ({
              value: String(thisYear - index),
              label: `${thisYear - index}年`,
            }))}
            value={String(year)}
            onChange={(event) => setYear(Number(event.target.value))}
          />
        </FormField>
        <Checkbox
          checked={isOver}
          onChange={(event) => setOver(event.target.checked)}
          label="税務署への提出が要るもの（源泉の対象が年5万円を超えるもの）だけ"
        />
        {list.total !== undefined && list.totals && list.totals.count > 0 && (
          <p role="status">
            合計 {formatInteger(list.total)}名 {formatInteger(list.totals.count)}件　支払額（税抜）{" "}
            {formatYen(list.totals.subtotal)}　源泉徴収税額 {formatYen(list.totals.withholding)}
          </p>
        )}
        {list.totals && list.totals.without_address > 0 && (
          <Banner tone="warning">
            住所のない支払先が{formatInteger(list.totals.without_address)}
            名います。支払調書には住所が要ります。支払先の名前から開いて登録してから、出力してください。
          </Banner>
        )}
        <ListBody
          error={list.error}
          hasRows={list.paymentStatements.length > 0}
          onRetry={list.refresh}
          retrying={list.isRefreshing}
        >
          <DataTable
            label="支払調書の集計"
            columns={[
              { key: "name", header: "支払先", cell: (row) => <Payee {...row} /> },
              { key: "count", header: "件数", width: 70, align: "end", cell: ({ count }) => count },
              {
                key: "subtotal",
                header: "支払額（税抜）",
                width: 130,
                align: "end",
                cell: ({ subtotal }) => <Money value={subtotal} />,
              },
              {
                key: "withholding",
                header: "源泉徴収税額",
                width: 120,
                align: "end",
                cell: ({ withholding }) => <Money value={withholding} />,
              },
            ]}
            rows={list.paymentStatements}
            rowKey={({ managed_creator }) => managed_creator.uid}
            totalCount={list.total}
            loading={list.isLoading}
            maxHeight={320}
            empty={
              <EmptyState
                compact
                title={
                  isOver ? `${year}年に提出が要るものはありません` : `${year}年に支払ったものはありません`
                }
              />
            }
          />
          <LoadMore
            shown={list.paymentStatements.length}
            total={list.total}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            onLoadMore={list.loadMore}
            unit="名"
          />
        </ListBody>
      </Stack>
    </Dialog>
  );
}
