import { createContext, useContext } from "react";

interface FieldWiring {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** The attributes that connect a control to its `FormField`; the caller's own attributes take precedence. */
export function useFieldWiring<Props extends object>(props: Props): Props & Partial<FieldWiring> {
  const wiring = useContext(FieldContext);
  return wiring ? { ...wiring, ...props } : props;
}
