/** One event of a stream (WHATWG server-sent events). */
export interface StreamEvent {
  readonly type: string;
  readonly data: string;
  /** Last id seen on the stream, to resume from; undefined while there was none. */
  readonly id: string | undefined;
}

/**
 * Reads the text of an event stream in pieces, wherever they are cut. Comment lines
 * (heartbeats) give no event; `onId` is called with each id after its event was passed on.
 */
export function createEventParser(
  onEvent: (event: StreamEvent) => void,
  onId?: (id: string) => void,
): (chunk: string) => void {
  let rest = "";
  let type = "";
  let data: string[] = [];
  let id: string | undefined;

  const takeLine = (line: string) => {
    if (line === "") {
      if (data.length > 0) onEvent({ type: type || "message", data: data.join("\n"), id });
      if (id !== undefined) onId?.(id);
      type = "";
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") type = value;
    else if (field === "data") data.push(value);
    else if (field === "id" && !value.includes("\0")) id = value;
  };

  return (chunk) => {
    rest += chunk;
    // A CR at the very end may be the first half of a CRLF: it waits for the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) takeLine(line);
  };
}
