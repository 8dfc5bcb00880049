import { expect, it } from "vitest";
import { withStyleElement } from "./mailStyles.ts";

const mail =
  '<html><head><title>依頼</title></head><body style="margin:0;font:15px &quot;Noto Sans JP&quot;"><p style="margin:0 0 8px">style="x" と書いた文</p><p style="margin:0 0 8px"><a href="https://example.jp/?a=1" style="color:#1f5483">開く</a></p></body></html>';

it("moves the styles of a mail's elements into one element with the page's nonce", () => {
  const shown = withStyleElement(mail, "abc");
  expect(shown).not.toMatch(/<[a-z][^>]* style=/);
  expect(shown).toContain(
    '<style nonce="abc">[data-look="m0"]{margin:0;font:15px "Noto Sans JP"}\n[data-look="m1"]{margin:0 0 8px}\n[data-look="m2"]{color:#1f5483}</style></head>',
  );
  expect(shown).toContain('<p data-look="m1">style="x" と書いた文</p>');
  expect(shown).toContain('<a href="https://example.jp/?a=1" data-look="m2">開く</a>');
});

it("needs neither a head nor a nonce", () => {
  expect(withStyleElement('<p style="color:red">a</p>', undefined)).toBe(
    '<style>[data-look="m0"]{color:red}</style><p data-look="m0">a</p>',
  );
});
