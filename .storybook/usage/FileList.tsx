import { Badge, FileList } from "@tsumugi/ui";

export const Submitted = ({ retry }: { retry: (key: string) => void }) => (
  <FileList
    label="提出したファイル"
    files={[
      { key: "1", name: "構成案.pdf", size: 482_133, state: <Badge tone="success">確認済み</Badge> },
      { key: "2", name: "動画.mp4", size: 48_000_000, progress: 0.6 },
      { key: "3", name: "集計.xlsx", size: 92_000, error: "電波が途切れました。もう一度送ってください。" },
    ]}
    onRetry={retry}
  />
);
