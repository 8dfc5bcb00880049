import { Combobox, FormField } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { AssignFromLook } from "./assign.types.ts";

const Root = styled.div`
  display: grid;
  gap: 12px;
`;

export interface ChooseFromProps {
  label: string;
  placeholder: string;
  from: AssignFromLook;
  /** Where there is nothing to choose from. */
  none: ReactNode;
  /** Before one is chosen. */
  hint: ReactNode;
  children: ReactNode;
}

/** A source of which one is chosen first, then its rows. */
export function ChooseFrom({ label, placeholder, from, none, hint, children }: ChooseFromProps) {
  const { options, optionsLoading = false, chosen, error, onRetry } = from;
  if (options.length === 0 && !optionsLoading && !error) return none;
  return (
    <Root>
      <FormField label={label}>
        <Combobox
          options={options}
          loading={optionsLoading}
          error={options.length === 0 ? error : undefined}
          onRetry={onRetry}
          placeholder={placeholder}
          value={chosen}
          onValueChange={from.onChoose}
        />
      </FormField>
      {chosen === null && !error ? hint : children}
    </Root>
  );
}
