import { Banner, Button, Toolbar } from "@tsumugi/ui";
import type { ReactNode } from "react";

export interface ImportFooterProps {
  /** Why the step did not go on. */
  readonly error: string | undefined;
  readonly onStartOver: () => void;
  /** Buttons of the step, the main one last. */
  readonly children: ReactNode;
}

export function ImportFooter({ error, onStartOver, children }: ImportFooterProps) {
  return (
    <>
      {error && <Banner tone="danger">{error}</Banner>}
      <Toolbar actions={children}>
        <Button variant="ghost" onClick={onStartOver}>
          別のファイルを選ぶ
        </Button>
      </Toolbar>
    </>
  );
}
