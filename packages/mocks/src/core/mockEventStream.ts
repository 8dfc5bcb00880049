import type { Endpoint, RealtimeEvent } from "@tsumugi/contract";
import type { HttpHandler } from "msw";
import { HttpResponse } from "msw";
import { mockEndpoint } from "./mockEndpoint.ts";

const frame = (event: RealtimeEvent, index: number) =>
  `id: ${index + 1}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** A stream that opens, sends `events` with ids 1, 2, … and stays open until the caller leaves. */
export const mockEventStream = (
  endpoint: Endpoint & { readonly response?: undefined },
  events: readonly RealtimeEvent[] = [],
): HttpHandler =>
  mockEndpoint(endpoint, ({ request }) => {
    const encoder = new TextEncoder();
    // A reader that left first has closed the stream already: closing it again would throw.
    const cancelled = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode(`: open\n\n${events.map(frame).join("")}`));
        const { signal } = cancelled;
        request.signal.addEventListener("abort", () => controller.close(), { once: true, signal });
      },
      cancel: () => cancelled.abort(),
    });
    return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
  });
