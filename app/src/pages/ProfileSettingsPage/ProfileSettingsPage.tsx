import { roleLabels } from "@tsumugi/contract";
import { useCompleteOnboarding, useCurrentUser, useUpdateCompanyUser } from "@tsumugi/hooks";
import { SaveFoot, SettingsFrame } from "@tsumugi/patterns";
import { Banner, Card, DescriptionList, FormField, PageHeader, Stack, TextField, toast } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";
import { OwnDevices } from "./OwnDevices.tsx";
import { OwnImage } from "./OwnImage.tsx";
import { OwnSecondFactor } from "./OwnSecondFactor.tsx";
import { OwnSignIn } from "./OwnSignIn.tsx";

export function ProfileSettingsPage() {
  usePageTitle("自分の設定");
  const { currentUser, role, company, refresh } = useCurrentUser();
  const { updateCompanyUser, isSubmitting, error } = useUpdateCompanyUser();
  const { completeOnboarding } = useCompleteOnboarding();
  const { setDirty, release, leaveDialog } = useUnsavedChanges();
  const [name, setName] = useState(currentUser.name);
  const [problem, setProblem] = useState<string>();

  // Who joined without a name is called by a part of the address until they say one.
  const isBorrowed = currentUser.name === currentUser.email.split("@")[0];
  const isDirty = name !== currentUser.name;
  const type = (next: string) => {
    setName(next);
    setProblem(undefined);
    setDirty(next !== currentUser.name);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    if (name.trim() === "") return setProblem("名前が入力されていません。入力してください。");
    setProblem(undefined);
    try {
      await updateCompanyUser(currentUser.uid, { name: name.trim() });
      release();
      // Also without a change: who saves has looked at it.
      if (currentUser.onboarding?.profile === undefined)
        await completeOnboarding("profile").catch(() => undefined);
      await refresh();
      toast.success("名前を保存しました");
    } catch {
      // Shown in the form.
    }
  };

  return (
    <SettingsFrame>
      <PageHeader title="自分の設定" />
      <Stack>
        <Card title="自分の画像">
          <OwnImage />
        </Card>
        <Card title="プロフィール">
          <form noValidate onSubmit={(event) => void handleSubmit(event)}>
            <Stack>
              <FormField
                label="名前"
                requirement="required"
                hint={
                  isBorrowed
                    ? "メールアドレスから取った、仮の名前です。社内の担当者名とメッセージに表示する名前にしてください"
                    : "社内の担当者名とメッセージに表示されます"
                }
                error={problem ?? error?.fields.name}
              >
                <TextField
                  value={name}
                  autoComplete="name"
                  width="md"
                  onChange={(event) => type(event.target.value)}
                />
              </FormField>
              {error && !error.fields.name && <Banner tone="danger">{fullMessageOf(error)}</Banner>}
              <SaveFoot
                isDirty={isDirty || undefined}
                loading={isSubmitting}
                onReset={() => type(currentUser.name)}
              />
            </Stack>
          </form>
        </Card>
        <Card title="サインイン">
          <OwnSignIn />
        </Card>
        <OwnSecondFactor />
        <OwnDevices />
        <Card title="アカウント">
          <DescriptionList
            layout="rows"
            items={[
              // An operator belongs to no company: nothing is missing there.
              ...(currentUser.system_admin && !company
                ? [{ term: "権限", description: "ツムギの運営" }]
                : [
                    { term: "企業", description: company?.name },
                    { term: "権限", description: role && roleLabels[role] },
                  ]),
              {
                term: "お知らせ",
                description: <Link to={paths.notificationSettings.getHref()}>受け取り方を変える</Link>,
              },
            ]}
          />
        </Card>
      </Stack>
      {leaveDialog}
    </SettingsFrame>
  );
}
