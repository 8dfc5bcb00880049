import { type RealtimeEvent, streamEvents } from "@tsumugi/contract";
import { mockEndpoint } from "@tsumugi/mocks";
import { HttpResponse } from "msw";

const encoder = new TextEncoder();

/** The event stream of a story's server: it repeats what a caller missed, as the real one does. */
export function createEventHub() {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const sent: string[] = [];

  const open = (request: Request): Response => {
    const last = request.headers.get("last-event-id");
    const missed = last === null ? [] : sent.slice(Number(last));
    let mine: ReadableStreamDefaultController<Uint8Array> | undefined;
    const leave = () => {
      if (!mine || !streams.delete(mine)) return;
      mine.close();
    };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        mine = controller;
        streams.add(controller);
        controller.enqueue(encoder.encode(`: open\n\n${missed.join("")}`));
        request.signal.addEventListener("abort", leave, { once: true });
      },
      cancel: () => {
        if (mine) streams.delete(mine);
      },
    });
    return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
  };

  return {
    handler: mockEndpoint(streamEvents, ({ request }) => open(request)),
    /** Several at once arrive in one piece, as they do on a busy server. */
    emit(...events: readonly RealtimeEvent[]): void {
      const frames = events.map((event) => {
        const frame = `id: ${sent.length + 1}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
        sent.push(frame);
        return frame;
      });
      for (const stream of streams) stream.enqueue(encoder.encode(frames.join("")));
    },
  };
}

export type EventHub = ReturnType<typeof createEventHub>;
