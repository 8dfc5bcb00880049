interface Frame {
  filename?: string;
  function?: string;
  lineno?: number;
  colno?: number;
  in_app?: boolean;
}

/** The parts of a Sentry event that are read here; whatever else it holds is left out. */
export interface ErrorEvent {
  event_id?: string;
  timestamp?: number;
  platform?: string;
  level?: string;
  release?: string;
  environment?: string;
  exception?: { values?: { type?: string; stacktrace?: { frames?: Frame[] } }[] };
}

/** What an error report says besides the stack; a value that does not look like its kind is left out. */
export interface ErrorFacts {
  /** Code of the catalogue of errors. */
  code?: string;
  /** Name or pattern of the call or page, never its address: an address may hold a token. */
  route?: string;
  request_id?: string;
}

const NAME = /^[A-Za-z][\w.]{0,80}$/;
/** `GET /api/company/users/{id}`, `/creators/:uid`: names, in which nothing that somebody chose can stand. */
const ROUTE = /^([A-Z]+ )?(\/([:{]?[A-Za-z_-]+\}?(\.[{]?[a-z]+\}?)?|\*)?)*$|^[A-Za-z]+$/;
const ID = /^[\w:-]{1,80}$/;

const only = (value: string | undefined, form: RegExp) => (value && form.test(value) ? value : undefined);

/** A file of the product, a package or Node; of anything else the address may say who reads what. */
const fileOf = (filename = ""): string =>
  /(?:\/|^)((?:assets|packages|node_modules)\/[^?#\s:]+|node:[\w/]+)(?::\d+)*$/.exec(filename)?.[1] ??
  "other";

/**
 * The event that leaves the machine: what kind of error, where in the code, and by which numbers to find it. Built from
 * an allow-list, because messages, addresses, breadcrumbs and locals carry what people typed.
 */
export function allowedErrorEvent(event: ErrorEvent, facts: ErrorFacts) {
  const { event_id, timestamp, platform, level, release, environment } = event;
  const tags = {
    code: only(facts.code, NAME),
    route: only(facts.route, ROUTE),
    request_id: only(facts.request_id, ID),
  };
  return {
    event_id,
    timestamp,
    platform,
    level,
    release,
    environment,
    exception: {
      values: (event.exception?.values ?? []).map(({ type, stacktrace }) => ({
        type: only(type, NAME) ?? "Error",
        stacktrace: {
          frames: (stacktrace?.frames ?? []).map((frame) => ({
            filename: fileOf(frame.filename),
            function: only(frame.function, /^[\w.$<>[\] ]{1,120}$/),
            lineno: frame.lineno,
            colno: frame.colno,
            in_app: frame.in_app,
          })),
        },
      })),
    },
    tags,
  };
}
