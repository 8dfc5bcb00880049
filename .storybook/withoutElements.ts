import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/** An element handed to a component cannot be edited in a field: what it is made of is left out of the props. */
export const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...type, control: false as const } : type,
    ]),
  );
