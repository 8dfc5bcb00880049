import type { SharedReport } from "@tsumugi/contract";
import { isApiError, useOpenSharedReport } from "@tsumugi/hooks";
import { EntranceLayout } from "@tsumugi/patterns";
import { Button, Checkbox, EmptyState, FormField, Skeleton, Stack, TextField } from "@tsumugi/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { fullMessageOf, messageOf } from "../../shared/errors.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { SharedReportBody } from "./SharedReportBody.tsx";

const ENDED = ["not_found", "link_expired", "link_revoked"];

/** A report that somebody was given a link to. It asks for no account, and search engines are asked to pass by. */
export function SharedReportPage() {
  const { token = "" } = useParams();
  const { openSharedReport, isSubmitting, error } = useOpenSharedReport();
  const [report, setReport] = useState<SharedReport>();
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const [hasGuessed, setHasGuessed] = useState(false);
  const hasAsked = useRef(false);
  usePageTitle(report ? `${report.project.name}・レポート` : "共有されたレポート");

  const open = (given?: string) => void openSharedReport(token, given).then(setReport, () => undefined);
  const code = isApiError(error) ? error.code : undefined;
  const wantsPassword = code === "password_required" || code === "rate_limited";
  // The form stays, with its focus, while the next guess is on its way.
  const showsForm = wantsPassword || (hasGuessed && !error);
  useEffect(() => {
    const tag = document.createElement("meta");
    tag.name = "robots";
    tag.content = "noindex, nofollow";
    document.head.append(tag);
    return () => tag.remove();
  }, []);
  useEffect(() => {
    // Each opening is counted: once per page, also where effects run twice.
    if (hasAsked.current) return;
    hasAsked.current = true;
    void openSharedReport(token).then(setReport, () => undefined);
  }, [openSharedReport, token]);

  if (report) return <SharedReportBody report={report} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasGuessed(true);
    open(password);
  };
  return (
    <EntranceLayout title="共有されたレポート">
      {!error && !showsForm && <Skeleton shape="block" height={200} />}
      {code !== undefined && ENDED.includes(code) && (
        <EmptyState kind="locked" title="このレポートは表示できません">
          {code === "not_found"
            ? "リンクが途中で切れている可能性があります。受け取ったリンクを開き直してください。"
            : fullMessageOf(error)}
        </EmptyState>
      )}
      {showsForm && (
        <form onSubmit={submit}>
          <Stack>
            <FormField
              label="パスワード"
              requirement="required"
              {...(error && { [hasGuessed ? "error" : "hint"]: messageOf(error) })}
            >
              <TextField
                type={isShown ? "text" : "password"}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </FormField>
            <Checkbox
              label="入力した文字を表示"
              checked={isShown}
              onChange={(event) => setShown(event.target.checked)}
            />
            <Button type="submit" variant="primary" loading={isSubmitting}>
              レポートを見る
            </Button>
          </Stack>
        </form>
      )}
      {error && !wantsPassword && !ENDED.includes(code ?? "") && (
        <EmptyState
          title="レポートを読み込めませんでした"
          actions={<Button onClick={() => open()}>もう一度</Button>}
        >
          {fullMessageOf(error)}
        </EmptyState>
      )}
    </EntranceLayout>
  );
}
