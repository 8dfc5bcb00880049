import * as Radix from "@radix-ui/react-popover";
import type { UseComboboxPropGetters } from "downshift";
import { Fragment, type ReactElement } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { ComboboxStyle, OverlayStyle } from "../OverlayStyle.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { type ChoiceRow, rowText } from "./choices.ts";

interface ChoiceListProps extends Pick<UseComboboxPropGetters<ChoiceRow>, "getMenuProps" | "getItemProps"> {
  open: boolean;
  /** Accessible name of the list. */
  label: string;
  rows: readonly ChoiceRow[];
  highlightedIndex: number;
  isChosen: (value: string) => boolean;
  isDisabled: (row: ChoiceRow) => boolean;
  multiple?: boolean;
  status: string | undefined;
  loading: boolean;
  /** The status says that the options could not be read. */
  failed: boolean;
  /** The field that the list hangs below. */
  children: ReactElement;
}

const iconOf = { create: "plus", retry: "refresh" } as const;

/**
 * The list below a combobox. It stays in its place in the document, so that it scrolls inside a dialog. It is
 * a layer, so that Esc closes the list and not the dialog.
 */
export function ChoiceList(props: ChoiceListProps) {
  const {
    open,
    label,
    rows,
    highlightedIndex,
    isChosen,
    isDisabled,
    multiple,
    status,
    loading,
    failed,
    children,
  } = props;
  const menu = props.getMenuProps(
    { "aria-label": label, "aria-multiselectable": multiple || undefined },
    { suppressRefError: true },
  );
  const groupOf = (row: ChoiceRow | undefined) => (row?.kind === "option" ? row.option.group : undefined);
  return (
    <Radix.Root open={open}>
      <ComboboxStyle />
      <Radix.Anchor asChild>{children}</Radix.Anchor>
      <Radix.Content
        className="tsu-popover tsu-choice-list"
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        data-flush
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <OverlayStyle />
        <div {...menu}>
          {rows.map((row, index) => {
            const key = row.kind === "option" ? row.option.value : row.kind;
            const group = groupOf(row);
            const chosen = row.kind === "option" && isChosen(row.option.value);
            return (
              <Fragment key={key}>
                {group !== undefined && group !== groupOf(rows[index - 1]) && (
                  <div className="head" role="presentation">
                    {group}
                  </div>
                )}
                <div
                  {...props.getItemProps({ item: row, index, "aria-selected": chosen })}
                  className="row"
                  data-kind={row.kind}
                  data-active={index === highlightedIndex || undefined}
                  aria-disabled={isDisabled(row) || undefined}
                >
                  {row.kind === "option" ? (
                    <>
                      {multiple && <span className="tick" data-on={chosen || undefined} />}
                      <span className="text">
                        {group !== undefined && <span className="tsu-hidden">{`${group} `}</span>}
                        {row.option.label}
                        {row.option.description && <span className="sub">{row.option.description}</span>}
                      </span>
                      {!multiple && chosen && <Icon name="check" size={16} />}
                    </>
                  ) : (
                    <>
                      <Icon name={iconOf[row.kind]} size={16} />
                      <span className="text">{rowText(row)}</span>
                    </>
                  )}
                </div>
              </Fragment>
            );
          })}
        </div>
        {status && (
          <p className="status" data-failed={failed || undefined} aria-hidden="true">
            {loading && <Spinner size={14} label="" />}
            {failed && <Icon name="error" size={16} />}
            {status}
          </p>
        )}
      </Radix.Content>
    </Radix.Root>
  );
}
