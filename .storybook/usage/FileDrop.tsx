import { FileDrop } from "@tsumugi/ui";

export const CreatorCsv = ({ read }: { read: (file: File) => void }) => (
  <FileDrop
    label="CSVファイルを選ぶ"
    hint="CSV（UTF-8・Shift_JIS）、10MBまで"
    accept=".csv,text/csv"
    maxSize={10 * 1024 * 1024}
    onFiles={([file]) => file && read(file)}
  />
);
