import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useWord } from "../../words/useWord.ts";
import { formatBytes } from "../FileDrop/fileCheck.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { Native } from "../native.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { fileKind, kindIcon } from "./fileKind.ts";
import type { FileListItem } from "./fileList.types.ts";

const Root = styled.ul`
  display: grid;
  gap: 6px;
  min-width: 0;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 6px 10px;
    min-width: 0;
    padding: 6px 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
  }
  /* At the first of several lines; the buttons stand at the middle of the first two. */
  & > li > :first-child {
    flex: none;
    margin-top: 2px;
    color: var(--tsu-text-muted);
  }
  & > li[data-failed] > :first-child,
  & > li[data-failed] .failure {
    color: var(--tsu-danger-text);
  }
  & .name {
    flex: 1 1 8em;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    column-gap: 1em;
    line-height: 1.5;
  }
  /* Two bars are as high as two lines of text. */
  &[aria-hidden] .name {
    display: grid;
    gap: 7px;
    padding-block: 2px;
  }
  & .title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    width: 100%;
    min-width: 0;
  }
  /* The end of a name tells files apart as often as its beginning. */
  & .file {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    /* A file's name has no phrases. */
    word-break: normal;
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    min-height: 39px;
    margin-inline: auto -6px;
  }
  & progress {
    appearance: none;
    width: 100%;
    height: 4px;
    margin-top: 4px;
    border: 0;
    border-radius: 2px;
    overflow: hidden;
    background: var(--tsu-neutral-soft);
  }
  & progress::-webkit-progress-bar {
    background: var(--tsu-neutral-soft);
  }
  & progress::-webkit-progress-value {
    background: var(--tsu-brand);
  }
  & progress::-moz-progress-bar {
    background: var(--tsu-brand);
  }
`;

export interface FileListProps extends Native<"ul", "children"> {
  /** 読み上げの名前。「選んだファイル」。 */
  label: string;
  /** 並べるファイル。 */
  files: readonly FileListItem[];
  /** 外すボタンを出します。 */
  onRemove?: (key: string) => void;
  /** 送れなかったファイルに、もう一度送るボタンを出します。 */
  onRetry?: (key: string) => void;
  /** ダウンロードのボタンを出します。送っている間と送れなかったものには出ません。 */
  onDownload?: (key: string) => void;
  /** 一覧の読み込み中。同じ高さの骨組みが出ます。 */
  loading?: boolean;
  /** ファイルがないときに出すもの。 */
  empty?: ReactNode;
}

/** Kind, size and what else is known, in one line. */
function About({ file }: { file: FileListItem }) {
  const word = useWord();
  const kind = file.kind ?? fileKind(file.name);
  const facts = [
    kind,
    file.size !== undefined && formatBytes(file.size, word),
    file.progress !== undefined && `${Math.round(file.progress * 100)}%`,
  ]
    .filter(Boolean)
    .join("・");
  if (file.error) return <span className="sub failure">{file.error}</span>;
  return (
    <>
      {facts && <span className="sub">{facts}</span>}
      {file.about && <span className="sub">{file.about}</span>}
    </>
  );
}

function Row({
  file,
  onRemove,
  onRetry,
  onDownload,
}: Omit<FileListProps, "files" | "label"> & { file: FileListItem }) {
  const word = useWord();
  const { key, name, error, progress } = file;
  const isMoving = progress !== undefined && !error;
  const isThere = !isMoving && !error;
  return (
    <li data-failed={error ? true : undefined}>
      <Icon name={error ? "error" : kindIcon(file.kind ?? fileKind(name))} size={18} />
      <span className="name">
        <span className="title">
          <span className="file" title={name}>
            {name}
          </span>
          {file.state && <span>{file.state}</span>}
        </span>
        <About file={file} />
        {isMoving && <progress value={progress} max={1} aria-label={word("{name}の送信", { name })} />}
      </span>
      {(file.actions || onDownload || onRemove || (error && onRetry)) && (
        <span className="acts">
          {error && onRetry && (
            <IconButton
              icon="refresh"
              size="sm"
              label={word("{name}をもう一度送る", { name })}
              onClick={() => onRetry(key)}
            />
          )}
          {isThere && file.actions}
          {isThere && onDownload && (
            <IconButton
              icon="download"
              size="sm"
              label={word("{name}をダウンロード", { name })}
              onClick={() => onDownload(key)}
            />
          )}
          {onRemove && (
            <IconButton
              icon="close"
              size="sm"
              label={word("{name}を外す", { name })}
              onClick={() => onRemove(key)}
            />
          )}
        </span>
      )}
    </li>
  );
}

/** Files with what is known of each and what can be done with it. */
export function FileList(props: FileListProps) {
  const { label, files, onRemove, onRetry, onDownload, loading = false, empty, ...rest } = props;
  if (loading && files.length === 0)
    return (
      <Root aria-hidden="true">
        {[1, 2].map((each) => (
          <li key={each}>
            <Skeleton width={18} height={18} />
            <span className="name">
              <Skeleton width="45%" />
              <Skeleton width="25%" />
            </span>
          </li>
        ))}
      </Root>
    );
  if (files.length === 0) return empty;
  return (
    <Root {...rest} aria-label={label} aria-busy={loading || undefined}>
      {files.map((file) => (
        <Row key={file.key} file={file} onRemove={onRemove} onRetry={onRetry} onDownload={onDownload} />
      ))}
    </Root>
  );
}
