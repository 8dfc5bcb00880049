import { type ReactNode, useId, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { intentOf, laterPart, useLaterPart } from "../laterPart.ts";
import { FirstField } from "./FirstField.tsx";
import { PaletteTrigger } from "./PaletteTrigger.styles.ts";

export interface PaletteItem {
  /** どの組とも重ならない鍵。開く URL など。 */
  key: string;
  /** 名前。 */
  label: string;
  /** 同じ名前を見分けるための言葉。 */
  sub?: ReactNode;
  /** 名前の下の1行。本文のうち、言葉が見つかった行など。`hit` のところに印が付きます。 */
  line?: readonly { readonly text: string; readonly hit: boolean }[];
  /** その行の前の日付。「2026/11/20(金)」。 */
  day?: string;
  /** 名前の前のアイコン。 */
  icon: IconName;
  /** 同じことをするキー。見せるだけで、キーは呼ぶ側が受けます。 */
  shortcut?: string;
}

export interface PaletteGroup {
  /** 組の見出し。 */
  title: string;
  /** 並べるもの。 */
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  /** 開いているか。 */
  open: boolean;
  /** 開くとき・閉じるときに呼ばれます。 */
  onOpenChange: (open: boolean) => void;
  /** ボタンと欄の名前。「クリエイター・案件を検索」。 */
  label: string;
  /** 何で探せるか。「名前・かな・アカウント・案件名」。 */
  placeholder?: string;
  /** 開くキー。ボタンに出します。「⌘K」。 */
  shortcut: string;
  /** 探す言葉。探すのは呼ぶ側です。 */
  keyword: string;
  /** 探す言葉が変わったとき。 */
  onKeywordChange: (keyword: string) => void;
  /** 結果。言葉が空のときは、最近開いたものなど。 */
  groups: readonly PaletteGroup[];
  /** 探している間。前の結果は残ります。 */
  loading?: boolean;
  /** 探せなかった理由。原因、次に直し方。 */
  error?: string;
  /** 「もう一度検索」を押したとき。 */
  onRetry?: () => void;
  /** 結果を選んだとき。 */
  onChoose: (item: PaletteItem) => void;
  /** 描く先の要素。カタログなどで使い、そのときはモーダルになりません。既定は画面の上。 */
  container?: HTMLElement;
}

const dialog = laterPart(async () => {
  const [{ PaletteDialog }] = await Promise.all([
    import("./PaletteDialog.tsx"),
    // Its frame, which it would ask for only when it is drawn.
    import("../Dialog/DialogPanel.tsx"),
  ]);
  return PaletteDialog;
});

/** A global search by keyboard: ↑ ↓ select, Enter opens, Esc closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label, shortcut } = props;
  const id = useId();
  const Opened = useLaterPart(dialog, open, () => onOpenChange(false));
  // From the first opening on the window is there at once; until then a field in its place takes what is typed.
  const [hasCome, setCome] = useState(false);
  const [isComposing, setComposing] = useState(false);
  return (
    <>
      <PaletteTrigger>
        <button
          {...intentOf(dialog)}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpenChange(!open)}
        >
          <Icon name="search" />
          <span className="text">{label}</span>
          <kbd>{shortcut}</kbd>
        </button>
        {open && !hasCome && <FirstField {...props} onComposingChange={setComposing} />}
      </PaletteTrigger>
      {/* To take the focus away would end a composition halfway. */}
      {Opened && !isComposing && <Opened {...props} id={id} onReady={() => setCome(true)} />}
    </>
  );
}
