import {
  Button,
  Checkbox,
  Combobox,
  DateField,
  FormErrorSummary,
  FormField,
  NumberField,
  Select,
  TagField,
  TextField,
} from "@tsumugi/ui";
import { Controller, useForm } from "react-hook-form";

interface JobTerms {
  title: string;
  media: string;
  owner: string | null;
  fee: number | null;
  due: string | null;
  tags: readonly string[];
  agreed: boolean;
}

const media = [{ value: "reel", label: "リール" }];
const people = [{ value: "tanaka", label: "田中 美咲" }];
const blank: JobTerms = { title: "", media: "", owner: null, fee: null, due: null, tags: [], agreed: false };

export function JobForm({ send }: { send: (terms: JobTerms) => Promise<void> }) {
  const { control, formState, handleSubmit, register } = useForm({ defaultValues: blank });
  const { errors, isSubmitting, submitCount } = formState;
  const problems = Object.entries(errors).map(([id, error]) => ({ id, message: error.message ?? "" }));
  return (
    <form onSubmit={handleSubmit(send)} noValidate>
      <FormErrorSummary errors={problems} attempt={submitCount} />

      {/* 素の input・select を描くものは register で */}
      <FormField id="title" label="案件名" requirement="required" error={errors.title?.message}>
        <TextField {...register("title", { required: "案件名がありません。入力してください。" })} />
      </FormField>
      <FormField id="media" label="投稿の種類" error={errors.media?.message}>
        <Select placeholder="選択してください" options={media} {...register("media")} />
      </FormField>
      <Checkbox label="PR表記のきまりを確認しました" {...register("agreed")} />

      {/* 値を value と onValueChange で渡すものは Controller で */}
      <Controller
        control={control}
        name="owner"
        render={({ field: { onChange, ...field } }) => (
          <FormField label="担当">
            <Combobox options={people} {...field} onValueChange={onChange} />
          </FormField>
        )}
      />
      <Controller
        control={control}
        name="fee"
        rules={{ required: "報酬がありません。金額を入力してください。" }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <FormField id="fee" label="報酬（税抜）" error={fieldState.error?.message}>
            <NumberField {...field} min={1} onValueChange={(fee) => onChange(fee ?? null)} />
          </FormField>
        )}
      />
      <Controller
        control={control}
        name="due"
        render={({ field: { onChange, ...field } }) => (
          <FormField label="下書き期限">
            <DateField
              {...field}
              onValueChange={(day, typed) => onChange(day === undefined ? typed.text : day)}
            />
          </FormField>
        )}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field: { onChange, ...field } }) => (
          <FormField label="ハッシュタグ">
            <TagField prefix="#" {...field} onValueChange={onChange} />
          </FormField>
        )}
      />

      <Button type="submit" variant="primary" loading={isSubmitting}>
        依頼を送る
      </Button>
    </form>
  );
}
