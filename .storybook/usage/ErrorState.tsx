import { ErrorState } from "@tsumugi/ui";

export const Failed = ({ reload, loading }: { reload: () => void; loading: boolean }) => (
  <ErrorState
    error="サーバーにつながりませんでした。接続を確かめて、もう一度お試しください。"
    requestId="01JD2-7F3K"
    onRetry={reload}
    loading={loading}
  />
);
