import { useWord } from "../../words/useWord.ts";
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
export function FileDropList({ files, onRemove }: FileDropListProps) {
  const word = useWord();
  return (
    <ul className="files" aria-label={word("選んだファイル")}>
      {files.map((file) => (
        <li key={file.key} data-failed={file.error ? true : undefined}>
          <Icon
            name={file.error ? "error" : file.progress === undefined ? "success" : "document"}
            size={18}
          />
          <span className="name">
            <span className="tsu-truncate" title={file.name}>
              {file.name}
            </span>
            <span className="sub">{file.error ?? formatBytes(file.size, word)}</span>
            {file.progress !== undefined && !file.error && (
              <progress
                value={file.progress}
                max={1}
                aria-label={word("{name}の送信", { name: file.name })}
              />
            )}
          </span>
          {onRemove && (
            <IconButton
              icon="close"
              size="sm"
              label={word("{name}を外す", { name: file.name })}
              onClick={() => onRemove(file.key)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
