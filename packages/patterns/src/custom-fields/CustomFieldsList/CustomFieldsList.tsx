import type { CustomField } from "@tsumugi/contract";
import { Badge, Button, EmptyState, Icon, IconButton } from "@tsumugi/ui";
import { styled } from "styled-components";
import { customFieldLooks } from "../customFieldLooks.ts";

const List = styled.ol`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding: 12px 16px;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & .name {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  & .type {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 84px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .choices {
    display: block;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
  }
  & .acts {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`;

export interface CustomFieldsListProps {
  /** 自社の項目。画面に出る順に渡します。 */
  fields: readonly CustomField[];
  /** 項目が 1 つもないときの「項目を追加」を押したとき。渡さなければ読むだけです。 */
  onAdd?: () => void;
  /** 項目を変更するとき。渡さなければ、行の操作はどれも出ません。 */
  onEdit?: (field: CustomField) => void;
  /** 項目を 1 つ前（-1）か後ろ（1）へ動かすとき。 */
  onMove?: (field: CustomField, by: -1 | 1) => void;
  /** アーカイブするとき（true）と、元に戻すとき（false）。 */
  onArchive?: (field: CustomField, isArchived: boolean) => void;
  /** 項目を削除するとき。 */
  onDelete?: (field: CustomField) => void;
  /** 保存中。移動とアーカイブは終わるまで押せません。 */
  loading?: boolean;
}

/** The company's own fields in their order. Every act is a button of its own, so that keys reach all of them. */
export function CustomFieldsList(props: CustomFieldsListProps) {
  const { fields, onAdd, onEdit, onMove, onArchive, onDelete, loading = false } = props;
  if (fields.length === 0)
    return (
      <EmptyState
        title="自社の項目はまだありません"
        actions={
          onAdd && (
            <Button variant="primary" icon="plus" onClick={onAdd}>
              項目を追加
            </Button>
          )
        }
      >
        靴のサイズ、契約書の有無、専任かどうかなど、いまはシートに残しているものを、クリエイターの項目として足せます。
        一覧・登録・詳細・絞り込み・CSVの出力と取込に表示されます。
      </EmptyState>
    );
  return (
    <List aria-label="自社の項目">
      {fields.map((field, index) => (
        <li key={field.uid}>
          <span className="type">
            <Icon name={customFieldLooks[field.type].icon} size={15} />
            {customFieldLooks[field.type].label}
          </span>
          <span className="name">
            {field.label}
            {field.options.length > 0 && (
              <span className="choices">{field.options.map(({ label }) => label).join("、")}</span>
            )}
          </span>
          {field.archived_at && <Badge>アーカイブ済み</Badge>}
          {onEdit && (
            <span className="acts">
              <IconButton
                icon="chevronUp"
                size="sm"
                label={`${field.label}を前へ`}
                disabled={loading || index === 0}
                onClick={() => onMove?.(field, -1)}
              />
              <IconButton
                icon="chevronDown"
                size="sm"
                label={`${field.label}を後ろへ`}
                disabled={loading || index === fields.length - 1}
                onClick={() => onMove?.(field, 1)}
              />
              <IconButton
                icon="edit"
                size="sm"
                label={`${field.label}を変更`}
                onClick={() => onEdit(field)}
              />
              <IconButton
                icon={field.archived_at ? "restore" : "archive"}
                size="sm"
                label={`${field.label}を${field.archived_at ? "元に戻す" : "アーカイブ"}`}
                disabled={loading}
                onClick={() => onArchive?.(field, !field.archived_at)}
              />
              <IconButton
                icon="trash"
                size="sm"
                label={`${field.label}を削除`}
                onClick={() => onDelete?.(field)}
              />
            </span>
          )}
        </li>
      ))}
    </List>
  );
}
