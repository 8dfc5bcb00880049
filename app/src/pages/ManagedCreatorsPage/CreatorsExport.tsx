import {
  type CustomKey,
  type ExportBody,
  type ExportColumn,
  exportColumns,
  isCustomKey,
  type ManagedCreatorSelection,
} from "@tsumugi/contract";
import { type ManagedCreatorFilter, useExportManagedCreators } from "@tsumugi/hooks";
import {
  type CreatorColumnSettingsProps,
  CreatorExportDialog,
  type ExportCheck,
  type ExportChoice,
  shownCreatorColumns,
} from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useRef, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

export interface CreatorsExportProps {
  readonly selection: ManagedCreatorSelection;
  readonly sort: ManagedCreatorFilter["sort"];
  /** How the table's columns are arranged. */
  readonly columns: Pick<CreatorColumnSettingsProps, "layout" | "showFees" | "customFields">;
  readonly count: number;
  readonly isCountCapped: boolean;
  readonly onClose: () => void;
}

/** A column of the table may be two of the file, or none; two of the table may be one of the file. */
const fileColumns = (shown: readonly string[]): (ExportColumn | CustomKey)[] => {
  const columns = shown.flatMap((key) =>
    key === "terms"
      ? (["competitor_exclusion_until", "secondary_use_until"] as const)
      : isCustomKey(key)
        ? key
        : (exportColumns.find((column) => column === key) ?? []),
  );
  return [...new Set(columns)];
};

/** Asks for columns and encoding, tells before and after what the encoding cannot write. Shown while mounted. */
export function CreatorsExport(props: CreatorsExportProps) {
  const { selection, sort, columns, count, isCountCapped, onClose } = props;
  const shown = fileColumns(shownCreatorColumns(columns.layout, columns));
  const { exportManagedCreators, checkCreatorExport, isDownloading } = useExportManagedCreators();
  const [check, setCheck] = useState<ExportCheck>();
  const [failure, setFailure] = useState<unknown>();
  const latest = useRef(0);

  const bodyOf = ({ encoding, columns: chosen }: ExportChoice): ExportBody => ({
    selection,
    sort,
    encoding,
    ...(chosen !== "all" && { columns: chosen === "shown" ? shown : [...chosen] }),
  });
  const handleChoose = async (choice: ExportChoice) => {
    const turn = ++latest.current;
    setCheck(undefined);
    setFailure(undefined);
    if (choice.encoding === "utf-8") return;
    try {
      const found = await checkCreatorExport(bodyOf(choice));
      if (turn === latest.current) setCheck(found);
    } catch (cause) {
      if (turn === latest.current) setFailure(cause);
    }
  };
  const handleExport = async (choice: ExportChoice) => {
    try {
      const name = await exportManagedCreators(bodyOf(choice));
      const lost = check?.lost ? `。書けない${check.lost.toLocaleString("ja-JP")}文字は「?」にしました` : "";
      toast.success(`「${name}」を保存しました${lost}`);
      onClose();
    } catch (cause) {
      setFailure(cause);
    }
  };

  return (
    <CreatorExportDialog
      open
      onClose={onClose}
      count={count}
      shown={shown}
      showFees={columns.showFees ?? true}
      customFields={columns.customFields ?? []}
      isCountCapped={isCountCapped}
      check={check}
      onChoose={(choice) => void handleChoose(choice)}
      onExport={(choice) => void handleExport(choice)}
      exporting={isDownloading}
      error={failure === undefined ? undefined : fullMessageOf(failure)}
    />
  );
}
