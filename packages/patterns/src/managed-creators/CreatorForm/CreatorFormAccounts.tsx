import type { ManagedCreatorValues } from "@tsumugi/contract";
import { Button, FormField, IconButton, TextField } from "@tsumugi/ui";
import { isComposingKey } from "@tsumugi/ui/format";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { type Control, useFieldArray } from "react-hook-form";
import { styled } from "styled-components";
import { FormText, FormYen } from "../../shared/fields.tsx";
import { platformOptions } from "../../shared/labels.ts";
import { FormSelect } from "../../shared/pickers.tsx";
import type { ReadProfile } from "./creatorForm.types.ts";
import { normalizeHandle } from "./normalizeHandle.ts";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & > .paste {
    display: flex;
    gap: 8px;
    align-items: end;
    & > .address {
      flex: 1;
    }
  }
  & > .row {
    display: grid;
    grid-template-columns: 9em minmax(0, 1fr) 13em auto;
    gap: 10px;
    align-items: start;
    padding: 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
  }
  & > .row > .remove {
    margin-top: 28px;
  }
  @media (max-width: 640px) {
    & > .row {
      grid-template-columns: minmax(0, 1fr) auto;
      & > :not(.remove) {
        grid-column: 1;
      }
      & > .remove {
        grid-column: 2;
        grid-row: 1;
      }
    }
  }
`;

export interface CreatorFormAccountsProps {
  control: Control<ManagedCreatorValues>;
  readProfile: ReadProfile;
  /** Takes what stands in the field as it does the button, before the form goes out. Answers whether nothing is left there. */
  takeTyped: Ref<() => boolean>;
}

/** Accounts by a pasted profile address, or by platform and handle. */
export function CreatorFormAccounts({ control, readProfile, takeTyped }: CreatorFormAccountsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: "accounts" });
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string>();

  const isThere = ({
    platform,
    handle,
  }: Pick<ManagedCreatorValues["accounts"][number], "platform" | "handle">) =>
    fields.some((account) => account.platform === platform && account.handle === handle);
  const addByUrl = (text: string) => {
    const found = readProfile(text);
    if (!found) {
      setProblem(
        "プロフィールのURLとして読み取れませんでした。YouTube・Instagram・TikTok・X のURLを貼り付けてください。",
      );
      return false;
    }
    if (isThere(found)) {
      setProblem("このアカウントはすでに追加済みです。");
      return false;
    }
    const { platform, handle } = found;
    append({ platform, handle, follower_count: null }, { shouldFocus: false });
    setAddress("");
    setProblem(undefined);
    return true;
  };
  // What was typed and not added yet would be missing from what is saved, and nobody would be told.
  useImperativeHandle(takeTyped, () => () => {
    const found = readProfile(address);
    const isTaken = address.trim() === "" || (found && isThere(found)) || addByUrl(address);
    if (!isTaken) field.current?.focus();
    return isTaken;
  });

  return (
    <Root className="wide" ref={list} role="group" aria-label="アカウントの一覧" tabIndex={-1}>
      <div className="paste">
        <FormField
          className="address"
          label="プロフィールのURL"
          hint="貼り付けると、SNSとアカウント名を読み取ります"
          error={problem}
        >
          <TextField
            ref={field}
            value={address}
            inputMode="url"
            placeholder="https://www.instagram.com/…"
            onChange={(event) => {
              setAddress(event.target.value);
              setProblem(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || isComposingKey(event) || address.trim() === "") return;
              event.preventDefault();
              addByUrl(address);
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData("text");
              if (!readProfile(text)) return;
              event.preventDefault();
              addByUrl(text);
            }}
          />
        </FormField>
        <Button disabled={address.trim() === ""} onClick={() => addByUrl(address)}>
          URLから追加
        </Button>
      </div>
      {fields.map((account, index) => (
        <div className="row" key={account.id}>
          <FormSelect
            control={control}
            name={`accounts.${index}.platform`}
            label="SNS"
            options={platformOptions}
          />
          <FormText
            control={control}
            name={`accounts.${index}.handle`}
            label="アカウント名"
            requirement="required"
            normalize={normalizeHandle}
            rules={{ required: "アカウント名を入力してください。" }}
          />
          <FormYen
            control={control}
            name={`accounts.${index}.follower_count`}
            label="フォロワー数"
            unit="人"
          />
          <IconButton
            className="remove"
            icon="trash"
            label={`${index + 1}件目のアカウントを外す`}
            onClick={() => {
              remove(index);
              // The button goes away with its row: the rows take the focus, so that the keyboard stays here.
              list.current?.focus({ preventScroll: true });
            }}
          />
        </div>
      ))}
      <Button
        icon="plus"
        style={{ justifySelf: "start" }}
        onClick={() => append({ platform: "instagram", handle: "", follower_count: null })}
      >
        アカウントを追加
      </Button>
    </Root>
  );
}
