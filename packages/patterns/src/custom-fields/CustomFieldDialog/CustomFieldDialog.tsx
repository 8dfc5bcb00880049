import {
  CUSTOM_FIELD_LIMITS,
  type CustomField,
  type CustomFieldType,
  customFieldTypes,
} from "@tsumugi/contract";
import {
  Banner,
  Button,
  Dialog,
  DialogClose,
  FormField,
  IconButton,
  Select,
  Stack,
  TextField,
} from "@tsumugi/ui";
import { useRef, useState } from "react";
import { customFieldLooks } from "../customFieldLooks.ts";

/** What is sent of a field; an option with its uid is renamed, one without is new. */
export interface CustomFieldDraft {
  /** 項目の名前。前後の空白は除きます。 */
  label: string;
  /** 値の種類。あとから変えられません。 */
  type: CustomFieldType;
  /** 選択肢。`uid` があれば名前の変更、なければ新しいものです。選ぶ種類のほかは空です。 */
  options: { uid?: string; label: string }[];
}

export interface CustomFieldDialogProps {
  /** 変更する項目。渡さなければ新しい項目を足します。 */
  field?: CustomField;
  /** 名前があり、選ぶ種類なら選択肢もあるときに、保存を押すと呼びます。 */
  onSave: (draft: CustomFieldDraft) => void;
  /** 保存中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 保存できなかった理由。入力は残ります。 */
  error?: string;
  /** キャンセル、×、Esc、外側を押したとき。 */
  onClose: () => void;
}

/** Name, type and choices of one of the company's own fields. The type is chosen once: values would not fit another. */
export function CustomFieldDialog({
  field,
  onSave,
  loading = false,
  error,
  onClose,
}: CustomFieldDialogProps) {
  const [label, setLabel] = useState(field?.label ?? "");
  const [type, setType] = useState<CustomFieldType>(field?.type ?? "text");
  const [options, setOptions] = useState<CustomFieldDraft["options"]>(() =>
    field && field.options.length > 0 ? [...field.options] : [{ label: "" }],
  );
  const [missing, setMissing] = useState<"label" | "options">();
  const labelField = useRef<HTMLInputElement>(null);
  const firstOption = useRef<HTMLInputElement>(null);
  const before = field?.options.map((option) => option.label).join("\n") ?? "";
  const hasChanges =
    label !== (field?.label ?? "") || options.map((option) => option.label).join("\n") !== before;
  const save = () => {
    const filled = options.filter((option) => option.label.trim() !== "");
    if (label.trim() === "") {
      setMissing("label");
      return labelField.current?.focus();
    }
    if (type === "select" && filled.length === 0) {
      setMissing("options");
      return firstOption.current?.focus();
    }
    onSave({ label: label.trim(), type, options: type === "select" ? filled : [] });
  };
  const change = (index: number, next: string) => {
    setMissing(undefined);
    setOptions(options.map((option, at) => (at === index ? { ...option, label: next } : option)));
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      loading={loading}
      hasChanges={hasChanges && !loading}
      title={field ? `「${field.label}」を変更` : "項目を追加"}
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button variant="primary" loading={loading} onClick={save}>
            {field ? "保存する" : "追加する"}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="danger">{error}</Banner>}
        <FormField
          label="項目の名前"
          requirement="required"
          hint="CSVの見出しにもなります"
          error={missing === "label" ? "項目の名前を入力してください。" : undefined}
        >
          <TextField
            ref={labelField}
            limit={CUSTOM_FIELD_LIMITS.label}
            value={label}
            placeholder="靴のサイズ"
            onChange={(event) => {
              setMissing(undefined);
              setLabel(event.target.value);
            }}
          />
        </FormField>
        {field ? (
          <p className="tsu-muted">種類: {customFieldLooks[type].label}（あとから変えられません）</p>
        ) : (
          <FormField label="種類" hint={customFieldLooks[type].hint}>
            <Select
              options={customFieldTypes.map((value) => ({ value, label: customFieldLooks[value].label }))}
              value={type}
              onChange={(event) => setType(event.target.value as CustomFieldType)}
            />
          </FormField>
        )}
        {type === "select" && (
          <FormField
            group
            label="選択肢"
            requirement="required"
            error={missing === "options" ? "選択肢がありません。1つ以上入力してください。" : undefined}
          >
            <Stack gap="sm">
              {options.map((option, index) => (
                <div key={index} style={{ display: "flex", gap: 6 }}>
                  <TextField
                    ref={index === 0 ? firstOption : undefined}
                    aria-invalid={(index === 0 && missing === "options") || undefined}
                    aria-label={`選択肢${index + 1}`}
                    limit={CUSTOM_FIELD_LIMITS.option}
                    value={option.label}
                    onChange={(event) => change(index, event.target.value)}
                  />
                  <IconButton
                    icon="close"
                    size="sm"
                    label={`選択肢${index + 1}をなくす`}
                    disabled={options.length === 1}
                    onClick={() => setOptions(options.filter((_, at) => at !== index))}
                  />
                </div>
              ))}
              {options.length < CUSTOM_FIELD_LIMITS.options && (
                <Button size="sm" icon="plus" onClick={() => setOptions([...options, { label: "" }])}>
                  選択肢を足す
                </Button>
              )}
            </Stack>
          </FormField>
        )}
      </Stack>
    </Dialog>
  );
}
