import { escaped } from "../core/mailText.ts";

const HEADERS = { "content-type": "text/html; charset=UTF-8", "x-robots-tag": "noindex, nofollow" };

const page = (status: number, title: string, body: string): Response => {
  const text = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title} | ツムギ</title>
<style>
body { margin: 0 auto; padding: 48px 20px; max-width: 560px; font: 16px/1.7 "Noto Sans JP", "Hiragino Sans", Meiryo, sans-serif; }
h1 { font-size: 20px; margin: 0 0 16px; }
p { margin: 0 0 16px; }
.to { padding: 12px 16px; border: 1px solid; border-radius: 8px; overflow-wrap: anywhere; }
.host { font-weight: 700; }
a.go { display: inline-block; padding: 10px 20px; border: 2px solid; border-radius: 8px; font-weight: 700; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(text, { status, headers: HEADERS });
};

/** Where the link leads, before anybody goes there. */
export const previewPage = (destination: string): Response =>
  page(
    200,
    "短縮リンクの転送先",
    `<p>この短縮リンクは、次のページへ移動します。</p>
<p class="to"><span class="host">${escaped(new URL(destination).hostname)}</span><br>${escaped(destination)}</p>
<p><a class="go" href="${escaped(destination)}" rel="noreferrer nofollow">このページへ移動する</a></p>`,
  );

export const disabledPage = (): Response =>
  page(
    410,
    "このリンクは停止されています",
    `<p>発行した企業がリンクを停止しました。投稿した人か企業の案内で、新しいリンクをご確認ください。</p>`,
  );

export const closedPage = (): Response =>
  page(
    410,
    "このリンクは終了しています",
    `<p>発行した企業が、このサービスの利用を終えています。投稿した人か企業の案内で、新しいリンクをご確認ください。</p>`,
  );

export const missingPage = (): Response =>
  page(
    404,
    "リンクが見つかりません",
    `<p>URLが途中で切れているか、間違っている可能性があります。もとの投稿のリンクをもう一度開いてください。それでも開けないときは、リンクの公開が終わっています。</p>`,
  );
