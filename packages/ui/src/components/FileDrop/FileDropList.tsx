import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { formatBytes } from "./fileCheck.ts";

export interface FileDropItem {
  /** Distinguishes two files with the same name. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Progress from 0 to 1 while uploading; absent when done. */
  progress?: number;
  /** Why the upload failed, and how to fix it. */
  error?: string;
}

interface FileDropListProps {
  files: readonly FileDropItem[];
  onRemove?: (key: string) => void;
}

/** The files with their sizes, progress and results. */
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
