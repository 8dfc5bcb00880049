import { Button, IconButton } from "@tsumugi/ui";
import { type ReactNode, useRef } from "react";
import { type Control, type FieldPath, type FieldValues, useFieldArray, useFormState } from "react-hook-form";
import { RowsFieldset } from "./FormLayout.ts";

/** A form whose fields are lists of rows. */
export interface RowValues<Row> extends FieldValues {
  [name: string]: Row[];
}

/** What every list of rows takes from the form around it. */
export interface FormRowsField<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  max: number;
}

interface FormRowsProps<Values extends FieldValues, Row> extends FormRowsField<Values> {
  /** What one row is called, in the buttons that add it and take it away. */
  noun: string;
  /** A row as it is added. */
  empty: Row;
  columns?: "periods";
  children: (control: Control<RowValues<Row>>, path: string, index: number) => ReactNode;
}

/** Rows of fields that are added and taken away, with what is wrong with the list as a whole. */
export function FormRows<Values extends FieldValues, Row extends object>(props: FormRowsProps<Values, Row>) {
  const { label, hint, max, noun, empty, columns, children } = props;
  // The field is declared as a list of such rows; its name alone does not say so to the compiler.
  const control = props.control as unknown as Control<RowValues<Row>>;
  const name: string = props.name;
  const rows = useFieldArray({ control: control as unknown as Control<RowValues<object>>, name });
  const { errors } = useFormState({ control, name: name as FieldPath<RowValues<Row>> });
  const problem = errors[name]?.message ?? errors[name]?.root?.message;
  const list = useRef<HTMLFieldSetElement>(null);
  // The pressed button goes away with its row: the list takes the focus, so that the keyboard stays here.
  const remove = (index: number) => {
    rows.remove(index);
    list.current?.focus({ preventScroll: true });
  };
  return (
    <RowsFieldset data-columns={columns} ref={list} tabIndex={-1}>
      <legend>{label}</legend>
      {hint && <div className="hint">{hint}</div>}
      {rows.fields.map(({ id }, index) => (
        <div className="row" key={id}>
          {children(control, `${name}.${index}`, index)}
          <IconButton icon="trash" label={`${index + 1}行目の${noun}を外す`} onClick={() => remove(index)} />
        </div>
      ))}
      {typeof problem === "string" && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {rows.fields.length < max && (
        <Button icon="plus" onClick={() => rows.append(empty)}>
          {noun}を追加
        </Button>
      )}
    </RowsFieldset>
  );
}
