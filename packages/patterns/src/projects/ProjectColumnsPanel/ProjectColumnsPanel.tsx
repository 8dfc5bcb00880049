import { type CustomColumnType, customColumnTypes, type ProjectColumn } from "@tsumugi/contract";
import {
  Banner,
  Button,
  ConfirmDialog,
  DialogClose,
  EmptyState,
  FormField,
  Icon,
  IconButton,
  Select,
  SidePanel,
  TextField,
} from "@tsumugi/ui";
import { TagField } from "@tsumugi/ui/eager";
import { formatInteger, isComposingKey } from "@tsumugi/ui/format";
import { useState } from "react";
import { styled } from "styled-components";
import { isOwn } from "../ProjectSheet/sheetColumns.ts";
import { columnTypeLooks } from "./columnTypes.ts";

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > ol {
    display: grid;
    gap: 10px;
  }
  & > ol > li,
  & > .new {
    display: grid;
    gap: 8px;
    padding: 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & .line {
    display: flex;
    align-items: center;
    gap: 6px;
    & > .type {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-width: 84px;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
    }
    & > :has(> input) {
      flex: 1;
      min-width: 0;
    }
  }
  & > .new {
    background: var(--tsu-sunken);
  }
  & > .new > .add {
    justify-self: start;
  }
`;

const MAX_COLUMNS = 60;
const creatorColumn: ProjectColumn = {
  key: "creator",
  label: "クリエイター",
  type: null,
  options: [],
  hidden: false,
  width: null,
};
/** `crypto.randomUUID` is missing on plain-http pages of a local network. */
const newKey = () => {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(8)));
  return `c_${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
};

export interface ProjectColumnsPanelProps {
  /** 案件のすべての列。初めからある列も入れます。 */
  columns: readonly ProjectColumn[];
  /** 全員に見える列として保存します。失敗すると、入力を残したまま開いています。 */
  onSave: (columns: ProjectColumn[]) => Promise<unknown>;
  /** その列に値のある行の数。列を削除する前に尋ねます。 */
  countOf: (key: string) => Promise<number>;
  /** 失敗したときの文。 */
  errorText: (cause: unknown) => string;
  /** 閉じるときと、保存が済んだとき。 */
  onClose: () => void;
}

const same = (a: readonly ProjectColumn[], b: readonly ProjectColumn[]) =>
  JSON.stringify(a) === JSON.stringify(b);

function problemOf(columns: readonly ProjectColumn[]): string | undefined {
  if (columns.some(({ label }) => label.trim() === ""))
    return "名前のない列があります。列名を入力してください。";
  const names = columns.map(({ label }) => label.trim());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) return `「${twice}」という列が2つあります。どちらかの名前を変えてください。`;
  const bare = columns.find(({ type, options }) => type === "select" && options.length === 0);
  return bare && `「${bare.label}」の選択肢がありません。1つ以上入力してください。`;
}

/** The project's own columns: made, named, put in order and removed, for everybody who works on it. */
export function ProjectColumnsPanel(props: ProjectColumnsPanelProps) {
  const { columns, onSave, countOf, errorText, onClose } = props;
  const [own, setOwn] = useState<readonly ProjectColumn[]>(() => columns.filter(isOwn));
  const [label, setLabel] = useState("");
  const [type, setType] = useState<CustomColumnType>("text");
  const [options, setOptions] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [removing, setRemoving] = useState<{ column: ProjectColumn; count: number }>();
  const hasChanges = !same(own, columns.filter(isOwn)) || label.trim() !== "";

  const change = (key: string, patch: Partial<ProjectColumn>) => {
    setFailure(undefined);
    setOwn(own.map((column) => (column.key === key ? { ...column, ...patch } : column)));
  };
  const move = (index: number, by: number) => {
    const next = [...own];
    const [column] = next.splice(index, 1);
    if (column) next.splice(index + by, 0, column);
    setOwn(next);
  };
  const drop = (key: string) => setOwn((before) => before.filter((column) => column.key !== key));
  const askToDrop = async (column: ProjectColumn) => {
    if (!columns.some(({ key }) => key === column.key)) return drop(column.key);
    try {
      const count = await countOf(column.key);
      if (count === 0) drop(column.key);
      else setRemoving({ column, count });
    } catch (cause) {
      setFailure(errorText(cause));
    }
  };
  const made = (): ProjectColumn => ({
    key: newKey(),
    label: label.trim(),
    type,
    options: type === "select" ? [...options] : [],
    hidden: false,
    width: null,
  });
  const add = () => {
    const next = [...own, made()];
    const problem = problemOf(next);
    setFailure(problem);
    if (problem) return;
    setOwn(next);
    setLabel("");
    setOptions([]);
  };
  const save = async () => {
    // A name that was typed and not added yet is meant to be a column.
    const all = label.trim() === "" ? own : [...own, made()];
    const problem = problemOf(all);
    if (problem) return setFailure(problem);
    setSaving(true);
    try {
      const trimmed = all.map((column) => ({ ...column, label: column.label.trim() }));
      const builtIn = columns.filter((column) => !isOwn(column));
      // An older project keeps no columns at all, and each sheet has the one that names the row.
      await onSave([...(builtIn.length > 0 ? builtIn : [creatorColumn]), ...trimmed]);
      onClose();
    } catch (cause) {
      setFailure(errorText(cause));
      setSaving(false);
    }
  };

  return (
    <SidePanel
      open
      onOpenChange={(open) => !open && onClose()}
      hasChanges={hasChanges && !isSaving}
      loading={isSaving}
      title="この案件の列"
      description="足した列は、この案件を見る社内の全員に表示されます。クリエイターには見えません。"
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            保存する
          </Button>
        </>
      }
    >
      <Root>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {own.length === 0 && <EmptyState title="この案件の列はまだありません" />}
        <ol aria-label="この案件の列">
          {own.map((column, index) => (
            <li key={column.key}>
              <span className="line">
                <TypeMark type={column.type ?? "text"} />
                <TextField
                  aria-label={`${column.label}の列名`}
                  limit={40}
                  value={column.label}
                  onChange={(event) => change(column.key, { label: event.target.value })}
                />
                <IconButton
                  icon="chevronUp"
                  size="sm"
                  label={`${column.label}を前へ`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  size="sm"
                  label={`${column.label}を後ろへ`}
                  disabled={index === own.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="trash"
                  size="sm"
                  label={`${column.label}の列を削除`}
                  onClick={() => void askToDrop(column)}
                />
              </span>
              {column.type === "select" && (
                <TagField
                  aria-label={`${column.label}の選択肢`}
                  value={column.options}
                  onValueChange={(next) => change(column.key, { options: next })}
                />
              )}
            </li>
          ))}
        </ol>
        {own.length < MAX_COLUMNS && (
          <div className="new">
            <FormField label="新しい列の名前">
              <TextField
                limit={40}
                value={label}
                placeholder="色番"
                onChange={(event) => setLabel(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter" || isComposingKey(event) || label.trim() === "") return;
                  event.preventDefault();
                  add();
                }}
              />
            </FormField>
            <FormField label="種類" hint={columnTypeLooks[type].hint}>
              <Select
                options={customColumnTypes.map((value) => ({ value, label: columnTypeLooks[value].label }))}
                value={type}
                onChange={(event) => setType(event.target.value as CustomColumnType)}
              />
            </FormField>
            {type === "select" && (
              <FormField label="選択肢" hint="Enter か読点で区切って入力します">
                <TagField value={options} onValueChange={setOptions} />
              </FormField>
            )}
            <Button
              className="add"
              icon="plus"
              aria-disabled={label.trim() === ""}
              onClick={() => label.trim() && add()}
            >
              列を足す
            </Button>
          </div>
        )}
      </Root>
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(undefined)}
          tone="danger"
          title={`「${removing.column.label}」の列を削除しますか？`}
          description={`${formatInteger(removing.count)}名の行に入力された値も、保存すると見えなくなります。`}
          confirmLabel="列を削除する"
          onConfirm={() => {
            drop(removing.column.key);
            setRemoving(undefined);
          }}
        />
      )}
    </SidePanel>
  );
}

const TypeMark = ({ type }: { type: CustomColumnType }) => (
  <span className="type">
    <Icon name={columnTypeLooks[type].icon} size={15} />
    {columnTypeLooks[type].label}
  </span>
);
