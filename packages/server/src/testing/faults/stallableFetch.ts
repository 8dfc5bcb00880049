/** A fetch whose event streams can be left unread: the socket's buffers fill, as behind a laptop that sleeps. */
export function stallableFetch() {
  let stalled: Promise<void> | undefined;
  let release = () => {};
  const stallable: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body || !response.headers.get("content-type")?.startsWith("text/event-stream"))
      return response;
    const reader = response.body.getReader();
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          await stalled;
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status: response.status, headers: response.headers });
  };
  return {
    fetch: stallable,
    stall(on: boolean): void {
      release();
      stalled = on
        ? new Promise<void>((resolve) => {
            release = resolve;
          })
        : undefined;
    },
  };
}
