import { expect, it } from "vitest";
import { readForm } from "./form.ts";

const requestOf = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers });
const raw = (body: string) => requestOf(body, { "content-type": "multipart/form-data; boundary=a" });
const code = (form: Promise<unknown>) =>
  form.then(
    () => "read",
    ({ code: refusal }: { code: string }) => refusal,
  );

it("reads files byte for byte with their names, and a repeated field as a list", async () => {
  const form = new FormData();
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  form.append("file", new File([bytes, "\r\n--a--\r\n"], '名"簿/髙.csv', { type: "text/csv" }));
  form.append("empty", new File([], "空.csv"));
  form.append("note", "𠮷野\r\n二行目");
  form.append("tag", "a");
  form.append("tag", "");
  const { file, empty, ...fields } = await readForm(requestOf(form));
  expect(fields).toEqual({ note: "𠮷野\r\n二行目", tag: ["a", ""] });
  expect(empty).toMatchObject({ name: "空.csv", size: 0 });
  expect(file).toMatchObject({ name: '名"簿/髙.csv', type: "text/csv", size: 300_009 });
  const read = new Uint8Array(await (file as File).arrayBuffer());
  expect(Buffer.compare(read.subarray(0, 300_000), bytes)).toBe(0);
  expect(new TextDecoder().decode(read.subarray(300_000))).toBe("\r\n--a--\r\n");
});

it.each([
  ["without a boundary", requestOf("x", { "content-type": "multipart/form-data" }), "malformed_body"],
  ["that is empty", raw(""), "malformed_body"],
  ["cut within a header", raw("--a\r\ncontent-dispo"), "malformed_body"],
  ["cut within a field", raw('--a\r\ncontent-disposition: form-data; name="f"\r\n\r\nx'), "malformed_body"],
  [
    "cut within a file",
    raw('--a\r\ncontent-disposition: form-data; name="f"; filename="x"\r\n\r\nabc'),
    "malformed_body",
  ],
  [
    "with a field of no name",
    raw("--a\r\ncontent-disposition: form-data\r\n\r\nabc\r\n--a--"),
    "malformed_body",
  ],
  [
    "with __proto__",
    raw('--a\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--a--'),
    "malformed_body",
  ],
  [
    "with NUL in a field",
    raw('--a\r\ncontent-disposition: form-data; name="f"\r\n\r\n\u0000\r\n--a--'),
    "invalid_request",
  ],
  [
    "of more fields than any has",
    raw(`${'--a\r\ncontent-disposition: form-data; name="f"\r\n\r\n\r\n'.repeat(1_001)}--a--`),
    "malformed_body",
  ],
  ["of another type", requestOf("a=b"), "unsupported_media_type"],
])("refuses a form %s", async (_, request, refusal) => {
  expect(await code(readForm(request))).toBe(refusal);
});

it("refuses more than is allowed, whatever the header says", async () => {
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1000));
  const headers = { "content-type": "multipart/form-data; boundary=a" };
  const init = { method: "POST", headers, body: new ReadableStream({ pull }), duplex: "half" } as RequestInit;
  expect(await code(readForm(new Request("http://localhost/", init), 2000))).toBe("payload_too_large");
  const announced = requestOf("x", {
    "content-type": "multipart/form-data; boundary=a",
    "content-length": "3000",
  });
  expect(await code(readForm(announced, 2000))).toBe("payload_too_large");
});

it("gives others a turn for each megabyte of a large file", async () => {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(8 * 1024 * 1024)], "x"));
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  await readForm(requestOf(form));
  isRead = true;
  expect(turns).toBeGreaterThanOrEqual(8);
});
