import { Button } from "@tsumugi/ui";

/** Where not even the code of the page about errors comes, as after a release or without a connection. */
export const PlainError = () => (
  <main>
    <h1>エラー</h1>
    <p>画面を読み込めませんでした。アプリが新しくなったか、通信が切れています。再読み込みしてください。</p>
    <p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        もう一度読み込む
      </Button>
    </p>
  </main>
);
