import type { ChangeEvent, ChangeEventHandler } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props of a native control that also says its value to `onValueChange`. Without one they stay as they are. */
export function sayingValue<
  Element extends Control,
  Props extends { onChange?: ChangeEventHandler<Element> | undefined },
>(props: Props, onValueChange: ((value: string) => void) | undefined): Props {
  if (!onValueChange) return props;
  const onChange = (event: ChangeEvent<Element>) => {
    props.onChange?.(event);
    onValueChange(event.target.value);
  };
  return { ...props, onChange };
}
