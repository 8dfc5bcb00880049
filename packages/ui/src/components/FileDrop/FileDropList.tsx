import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { formatBytes } from "./fileCheck.ts";

export interface FileDropItem {
  /** Tells two files of one name apart. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** 0 to 1 while it is on its way; absent when it is there. */
  progress?: number;
  /** Why it did not arrive, and what to do. */
  error?: string;
}

interface FileDropListProps {
  files: readonly FileDropItem[];
  onRemove?: (key: string) => void;
}

/** The files handed in, each with its size, its way and what became of it. */
export const FileDropList = ({ files, onRemove }: FileDropListProps) => (
  <ul className="files" aria-label="選んだファイル">
    {files.map((file) => (
      <li key={file.key} data-failed={file.error ? true : undefined}>
        <Icon name={file.error ? "error" : file.progress === undefined ? "success" : "document"} size={18} />
        <span className="name">
          <span className="tsu-truncate" title={file.name}>
            {file.name}
          </span>
          <span className="sub">{file.error ?? formatBytes(file.size)}</span>
          {file.progress !== undefined && !file.error && (
            <progress value={file.progress} max={1} aria-label={`${file.name}の送信`} />
          )}
        </span>
        {onRemove && (
          <IconButton
            icon="close"
            size="sm"
            label={`${file.name}を外す`}
            onClick={() => onRemove(file.key)}
          />
        )}
      </li>
    ))}
  </ul>
);
