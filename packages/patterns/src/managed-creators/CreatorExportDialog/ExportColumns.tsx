import type { CustomFieldLook } from "@tsumugi/contract";
import { Tree } from "@tsumugi/ui/eager";
import { useMemo } from "react";
import { styled } from "styled-components";
import { type ExportKey, exportTree } from "./exportTree.ts";

const Root = styled.div`
  display: grid;
  gap: 6px;
  & > [role="tree"] {
    max-height: 320px;
    padding: 4px;
    border: 1px solid var(--tsu-border-strong);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
  }
  & > .none {
    color: var(--tsu-danger-text);
  }
`;

export interface ExportColumnsProps {
  value: readonly ExportKey[];
  onValueChange: (value: readonly ExportKey[]) => void;
  showFees: boolean;
  customFields: readonly CustomFieldLook[];
}

/** Which columns the file has, chosen by section or one by one. */
export function ExportColumns({ value, onValueChange, showFees, customFields }: ExportColumnsProps) {
  const items = useMemo(() => exportTree(showFees, customFields), [showFees, customFields]);
  return (
    <Root>
      <Tree
        label="出力する列"
        items={items}
        selection="multiple"
        value={value}
        // Every leaf of the tree is a column.
        onValueChange={(keys) => onValueChange(keys as ExportKey[])}
      />
      {value.length > 0 ? (
        <p role="status" className="tsu-muted">
          {value.length}列を、この順に出力します。
        </p>
      ) : (
        <p role="alert" className="none">
          列がひとつも選ばれていません。出力する列を選んでください。
        </p>
      )}
    </Root>
  );
}
