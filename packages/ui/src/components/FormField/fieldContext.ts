import { createContext, useContext } from "react";

interface FieldWiring {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** Attributes that tie a control to the `FormField` around it; what the caller sets wins. */
export function useFieldWiring<Props extends object>(props: Props): Props & Partial<FieldWiring> {
  const wiring = useContext(FieldContext);
  return wiring ? { ...wiring, ...props } : props;
}
