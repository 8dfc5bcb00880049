import type { CommentTemplate } from "@tsumugi/contract";
import { Badge, Button, EmptyState, PlainButton, Popover, SearchField } from "@tsumugi/ui";
import { searchKey } from "@tsumugi/ui/format";
import { type ReactElement, type ReactNode, useState } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: min(420px, calc(100vw - 26px));
  max-height: min(460px, 60dvh);
  & > .find {
    padding: 12px;
    border-bottom: 1px solid var(--tsu-border);
    & > .search {
      max-width: none;
      width: 100%;
    }
  }
  & > .list {
    overflow: auto;
    min-height: 0;
  }
  & > .list > ul > li > button {
    display: grid;
    gap: 2px;
    width: 100%;
    padding: 10px 16px;
    border: 0;
    border-bottom: 1px solid var(--tsu-border);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    &:hover {
      background: var(--tsu-hover);
    }
    &:focus-visible {
      outline-offset: -3px;
      box-shadow: none;
    }
  }
  & .name {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
    & > span:first-child {
      flex: 1;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  & .text {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    line-height: var(--tsu-leading-cell);
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  & > .foot {
    padding: 8px;
    border-top: 1px solid var(--tsu-border);
    text-align: center;
  }
`;

export interface TemplatePickerProps {
  /** 選べるテンプレート。名前と本文から検索できます。 */
  templates: readonly CommentTemplate[];
  /** 読み込み中。読み終わるまで「まだありません」とは言いません。 */
  loading?: boolean;
  /** 読み込めなかった理由。一覧の上に出します。 */
  error?: ReactNode;
  /** テンプレートを選んだとき。先に閉じてから呼びます。 */
  onChoose: (template: CommentTemplate) => void;
  /** 「テンプレートを作る・編集する」を押したとき。作成と編集の一覧を開きます。 */
  onManage: () => void;
  /** 開くボタン。 */
  trigger: ReactElement;
  /** 初めから開いておくか。既定は false。 */
  defaultOpen?: boolean;
}

const matches = ({ name, text }: CommentTemplate, keyword: string) =>
  searchKey(`${name}\n${text}`).includes(searchKey(keyword));

/** Templates to take into the message, found by name or words. */
export function TemplatePicker(props: TemplatePickerProps) {
  const { templates, loading = false, error, onChoose, onManage, trigger, defaultOpen = false } = props;
  const [open, setOpen] = useState(defaultOpen);
  const [keyword, setKeyword] = useState("");
  const shown = templates.filter((template) => matches(template, keyword));
  const leave = (then: () => void) => {
    setOpen(false);
    setKeyword("");
    then();
  };
  return (
    <Popover label="テンプレート" flush align="end" trigger={trigger} open={open} onOpenChange={setOpen}>
      <Root aria-busy={loading || undefined}>
        <div className="find">
          <SearchField
            className="search"
            label="テンプレートを検索"
            value={keyword}
            onValueChange={setKeyword}
          />
        </div>
        <div className="list">
          {error}
          {!error && !loading && shown.length === 0 && (
            <EmptyState
              compact
              kind={keyword ? "noMatch" : undefined}
              title={keyword ? "該当するテンプレートはありません" : "テンプレートはまだありません"}
            >
              {keyword ? undefined : "よく使う文章を登録すると、ここから入れられます。"}
            </EmptyState>
          )}
          {shown.length > 0 && (
            <ul aria-label="テンプレート">
              {shown.map((template) => (
                <li key={template.uid}>
                  <PlainButton onClick={() => leave(() => onChoose(template))}>
                    <span className="name">
                      <span>{template.name}</span>
                      {!template.shared && <Badge>自分だけ</Badge>}
                    </span>
                    <span className="text">{template.text}</span>
                  </PlainButton>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="foot">
          <Button size="sm" variant="ghost" icon="edit" onClick={() => leave(onManage)}>
            テンプレートを作る・編集する
          </Button>
        </div>
      </Root>
    </Popover>
  );
}
