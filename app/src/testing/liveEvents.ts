import { type RealtimeEvent, streamEvents } from "@tsumugi/contract";
import { mockEndpoint } from "@tsumugi/mocks";
import { waitFor } from "storybook/test";

/** The stream of events of a story, through which its play says what happened elsewhere meanwhile. */
export function liveEvents() {
  const encoder = new TextEncoder();
  let open: ReadableStreamDefaultController<Uint8Array> | undefined;
  let count = 0;
  const handler = mockEndpoint(streamEvents, () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode(": open\n\n"));
        open = controller;
      },
      cancel() {
        open = undefined;
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  const send = async (event: RealtimeEvent): Promise<void> => {
    await waitFor(() => {
      if (!open) throw new Error("nobody listens yet");
    });
    count += 1;
    open?.enqueue(encoder.encode(`id: ${count}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
  };
  return { handler, send };
}
