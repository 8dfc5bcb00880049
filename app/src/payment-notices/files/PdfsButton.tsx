import { NOTICE_LIMITS, type PaymentNotice } from "@tsumugi/contract";
import { usePaymentNoticeExport } from "@tsumugi/hooks";
import { Button, Tooltip, toast } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { fullMessageOf } from "../../shared/errors.ts";

/** The documents of the chosen notices as one ZIP. */
export function PdfsButton({ notices }: { readonly notices: readonly PaymentNotice[] }) {
  const { downloadNoticePdfs, isDownloading } = usePaymentNoticeExport();
  const isTooMany = notices.length > NOTICE_LIMITS.atOnce;
  const save = async () => {
    if (isTooMany) return;
    try {
      const name = await downloadNoticePdfs(notices.map(({ uid }) => uid));
      toast.success(`「${name}」を保存しました`);
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  return (
    <Tooltip
      content={
        isTooMany
          ? `PDFをまとめて保存できるのは一度に${NOTICE_LIMITS.atOnce}件までです。選ぶ件数を減らしてください。`
          : `選んだ${formatInteger(notices.length)}件のPDFを、1つのZIPファイルで保存します（一度に${NOTICE_LIMITS.atOnce}件まで）。`
      }
    >
      <Button
        size="sm"
        icon="download"
        loading={isDownloading}
        aria-disabled={isTooMany}
        onClick={() => void save()}
      >
        PDF（ZIP）
      </Button>
    </Tooltip>
  );
}
