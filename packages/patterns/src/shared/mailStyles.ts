const TAG = /<[a-z][^>]*>/gi;
const STYLE = / style="([^"]*)"/i;
const plain = (attribute: string) =>
  attribute.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");

/**
 * A mail has its styles in its elements, as mails have to. The page's policy refuses those, also in a frame: for the
 * look on the page they go into one style element that carries the page's nonce.
 */
export function withStyleElement(html: string, nonce: string | undefined): string {
  const names = new Map<string, string>();
  const named = html.replace(TAG, (tag) => {
    const style = STYLE.exec(tag)?.[1];
    if (style === undefined) return tag;
    const name = names.get(style) ?? `m${names.size}`;
    names.set(style, name);
    return tag.replace(STYLE, ` data-look="${name}"`);
  });
  const rules = [...names].map(([style, name]) => `[data-look="${name}"]{${plain(style)}}`).join("\n");
  const element = `<style${nonce ? ` nonce="${nonce}"` : ""}>${rules}</style>`;
  return named.includes("</head>")
    ? named.replace("</head>", () => `${element}</head>`)
    : `${element}${named}`;
}
