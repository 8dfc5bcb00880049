import { ShortLinkQr } from "@tsumugi/patterns";
import { Button, Dialog, toast } from "@tsumugi/ui";
import { useMemo } from "react";
import { encode, renderSVG } from "uqr";

/** Readable after a crease or a smudge, with the quiet zone that the standard asks for. */
const OPTIONS = { ecc: "Q", border: 4 } as const;
/** Enough for a poster of A3 at arm's length. */
const PNG_WIDTH = 1200;

export interface QrDialogProps {
  /** What the code holds. */
  readonly address: string;
  /** Of the creator; part of the file's name. */
  readonly name: string;
  readonly onClose: () => void;
}

function save(blob: Blob, fileName: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Whole pixels per module: a scaled picture would blur their edges. */
function paint(address: string): Promise<Blob | null> {
  const { data, size } = encode(address, OPTIONS);
  const scale = Math.ceil(PNG_WIDTH / size);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * scale;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "black";
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** The QR code of a short link, to be saved for print and for pictures. Shown while mounted. */
export function QrDialog({ address, name, onClose }: QrDialogProps) {
  const svg = useMemo(() => renderSVG(address, OPTIONS), [address]);
  const fileName = `QRコード_${name.replace(/[\\/:*?"<>|]/g, "_")}`;
  const savePng = async () => {
    const picture = await paint(address);
    if (picture) save(picture, `${fileName}.png`);
    else toast.error("画像を作れませんでした。SVGで保存してください。");
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${name}のQRコード`}
      description="店頭の掲示や動画に入れます。QRコードから開いた数は、クリックのうち「QR」に分けて数えます。"
      footer={
        <>
          <Button
            icon="download"
            onClick={() => save(new Blob([svg], { type: "image/svg+xml" }), `${fileName}.svg`)}
          >
            SVGで保存
          </Button>
          <Button variant="primary" icon="download" onClick={() => void savePng()}>
            PNGで保存
          </Button>
        </>
      }
    >
      <ShortLinkQr address={address} svg={svg} />
    </Dialog>
  );
}
