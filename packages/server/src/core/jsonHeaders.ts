/** With its length, so that a short answer is sent as it is: compressing it costs more than the rest of the call. */
export const jsonHeaders = (text: string) => ({
  "content-type": "application/json; charset=UTF-8",
  "content-length": String(Buffer.byteLength(text)),
});
