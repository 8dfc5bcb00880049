import { Banner, Button } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { ImageField } from "../ImageField/ImageField.tsx";

const Root = styled.form`
  display: grid;
  gap: var(--tsu-field-gap);
  justify-items: start;
  & > * {
    width: 100%;
  }
  & > .tsu-button {
    width: auto;
  }
`;

export interface ProfileFormProps {
  /** The saved name. */
  name: string;
  /** The saved or just uploaded picture. */
  image: string | null;
  onImage: (file: File) => void;
  onImageClear: () => void;
  uploading?: boolean;
  imageError?: string;
  onSubmit: (values: { name: string }) => void;
  submitting?: boolean;
  /** Message of the failed save. */
  error?: ReactNode;
  fields?: FieldErrors;
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Own name and picture, as colleagues and creators see them. */
export function ProfileForm(props: ProfileFormProps) {
  const form = useForm<{ name: string }>({ values: { name: props.name }, mode: "onTouched" });
  useServerFields(form, props.fields, props.onDirtyChange);
  const submit = form.handleSubmit((values) => {
    if (!props.submitting) props.onSubmit({ name: values.name.trim() });
  });
  return (
    <Root noValidate onSubmit={submit}>
      <ImageField
        label="自分の画像"
        name={props.name}
        image={props.image}
        uploading={props.uploading}
        error={props.imageError}
        onFile={props.onImage}
        onClear={props.onImageClear}
      />
      <FormText
        control={form.control}
        name="name"
        label="名前"
        requirement="required"
        hint="担当者名とメッセージに表示されます"
        autoComplete="name"
        maxLength={100}
        rules={{
          validate: (value) => String(value).trim() !== "" || "名前が入力されていません。入力してください。",
        }}
      />
      {props.error && <Banner tone="danger">{props.error}</Banner>}
      <Button type="submit" variant="primary" loading={props.submitting}>
        保存する
      </Button>
    </Root>
  );
}
