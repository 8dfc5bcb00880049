import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useMemo,
} from "react";

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => unknown;

export interface SlotProps {
  /** The one element that takes the place of an own one, for example a router's link. */
  child: ReactNode;
  /** What stands in it, made from what it holds itself. */
  children?: (inner: ReactNode) => ReactNode;
  [name: string]: unknown;
}

/** From a server component an element may come as a promise of one. */
function settled(child: unknown): unknown {
  let found = child;
  while (
    typeof found === "object" &&
    found !== null &&
    "_payload" in found &&
    Reflect.get(found, "$$typeof") === Symbol.for("react.lazy")
  ) {
    found = use(found._payload as Promise<unknown>);
  }
  return found;
}

const both =
  (first: Handler, second: Handler): Handler =>
  (...args) => {
    first(...args);
    second(...args);
  };

const joined = (...words: unknown[]) => words.filter(Boolean).join(" ");

/** What the child says goes before, except that handlers are both called, its own first, and names are joined. */
function merged(own: Props, child: Props): Props {
  const props = { ...own, ...child };
  for (const [name, value] of Object.entries(child)) {
    const before = own[name];
    if (before === undefined) continue;
    if (/^on[A-Z]/.test(name)) props[name] = value ? both(value as Handler, before as Handler) : before;
    else if (name === "style") props[name] = { ...before, ...(value as object) };
    else if (name === "className") props[name] = joined(before, value);
    else if (name === "aria-describedby") props[name] = joined(value, before);
  }
  return props;
}

export function attach<Node>(ref: Ref<Node> | undefined, node: Node | null): () => void {
  const undo = typeof ref === "function" ? ref(node) : undefined;
  if (ref && typeof ref === "object") ref.current = node;
  return typeof undo === "function" ? undo : () => ref && attach(ref, null);
}

/** Draws its child with the looks and the handlers that are given to it, in place of an element of its own. */
export function Slot({ child, children, ref, ...own }: SlotProps) {
  const element = settled(child);
  const isElement = isValidElement<Props>(element);
  const mine = ref as Ref<unknown> | undefined;
  const its = isElement ? (element.props.ref as Ref<unknown> | undefined) : undefined;
  const shared = useMemo(() => {
    if (!mine || !its) return mine ?? its;
    return (node: unknown) => {
      const undo = [attach(its, node), attach(mine, node)];
      return () => undo.forEach((one) => void one());
    };
  }, [mine, its]);
  if (!isElement) throw new Error("asChild takes exactly one element, for example a link.");
  const { children: inner, ...rest } = element.props;
  const props = { ...merged(own, rest), ref: shared };
  const content = children ? children(inner as ReactNode) : (inner as ReactNode);
  return cloneElement(element as ReactElement<Props>, props, content);
}
