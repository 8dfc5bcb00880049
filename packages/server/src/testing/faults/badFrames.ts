/** Each frame that carries data comes twice, and neighbours change places; what moves the cursor stays in line. */
function spoil(frames: readonly string[]): string[] {
  const spoilt: string[] = [];
  let held: string[] = [];
  const flush = () => {
    for (const frame of held.reverse()) spoilt.push(frame, frame);
    held = [];
  };
  for (const frame of frames) {
    if (frame.includes("\ndata: ") || frame.startsWith("data: ")) held.push(frame);
    else {
      flush();
      spoilt.push(frame);
    }
  }
  flush();
  return spoilt;
}

/** A fetch whose event streams double and swap what the server sends. */
export const spoiltFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response;
  let rest = "";
  const spoiler = new TransformStream<string, string>({
    transform: (text, controller) => {
      const frames = (rest + text).split("\n\n");
      rest = frames.pop() ?? "";
      const whole = spoil(frames);
      if (whole.length > 0) controller.enqueue(`${whole.join("\n\n")}\n\n`);
    },
  });
  const body = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(spoiler)
    .pipeThrough(new TextEncoderStream());
  return new Response(body ?? null, { status: response.status, headers: response.headers });
};
