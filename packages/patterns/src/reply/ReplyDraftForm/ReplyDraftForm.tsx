import { DRAFT_MAX_IMAGES, DRAFT_MAX_TEXT, type DraftRules, postChecks } from "@tsumugi/contract";
import { Banner, Button, Card, FormField, Icon, PlainButton, TextArea, TextField } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { type ComposerImage, ComposerImages } from "../../chat-rooms/CommentComposer/ComposerImages.tsx";
import { DraftChecklist } from "../../job-drafts/DraftChecklist/DraftChecklist.tsx";
import { useFirstError } from "../../shared/useFirstError.ts";

const Root = styled.form`
  display: grid;
  gap: 16px;
  /* Reached by a jump from the top of the page: the heading of its card is seen, too. */
  scroll-margin-top: 72px;
  & .pick {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    width: 100%;
    min-height: 48px;
    border: 1px dashed var(--tsu-border-strong);
    border-radius: var(--tsu-radius-md);
  }
  & .send[type="submit"] {
    min-height: 48px;
  }
`;

export interface ReplyDraftValues {
  /** 投稿の文章か構成。 */
  text: string;
  /** 動画の URL。なければ空。 */
  url: string;
}

export interface ReplyDraftFormProps {
  /** ページの中から移るための id。 */
  id?: string;
  /** 次の版の番号。 */
  version: number;
  /** 投稿に入れるべきもの。書いている間に確かめます。 */
  rules: DraftRules;
  /** 添えた画像。 */
  images: readonly ComposerImage[];
  /** 送信中。 */
  loading?: boolean;
  /** 別の方法で届いたものを、担当者がダイアログで記録します。カードの枠がなく、ボタンの文字も変わります。 */
  recording?: boolean;
  /** 提出できなかったわけ。 */
  error?: string | undefined;
  /** 初めに入れておく値。 */
  initial?: ReplyDraftValues | undefined;
  /** 前の版に添えた画像の数。文章と違い、次の版には選び直すまで入らないことを言います。既定は 0。 */
  formerImages?: number;
  /** 画像を受け取れないわけ。 */
  imageProblem?: string | undefined;
  /** 入力が変わるたび。覚えておくために呼びます。 */
  onValueChange?: (values: ReplyDraftValues) => void;
  /** 画像を選んだとき。 */
  onAddImages: (files: File[]) => void;
  /** 画像を外したとき。その鍵が渡ります。 */
  onRemoveImage: (key: string) => void;
  /** 画像の送信をやり直すとき。その鍵が渡ります。 */
  onRetryImage: (key: string) => void;
  /** 提出を押したとき。空のとき、URL が正しくないとき、画像の送信中は呼ばれません。 */
  onSubmit: (values: ReplyDraftValues) => void;
}

/** Why an address cannot be sent. With words in it, such as the key to a download, it would open nothing. */
function urlProblem(url: string): string | undefined {
  if (url === "") return undefined;
  if (/\s/.test(url))
    return "URLのほかに文字が入っています。ここにはURLだけを入れ、パスワードなどは文章の欄に書いてください。";
  const isHttps = URL.canParse(url) && url.startsWith("https://");
  return isHttps ? undefined : "https:// で始まるURLを入力してください。";
}

/** Some systems give no type for a video; the file name then decides. */
const isVideo = ({ type, name }: File) => type.startsWith("video/") || /\.(mp4|m4v|mov|webm)$/i.test(name);

/** Text, pictures and a video's address; what the post has to hold is looked for while it is written. */
export function ReplyDraftForm(props: ReplyDraftFormProps) {
  const { version, rules, images, formerImages = 0, error, imageProblem } = props;
  const { loading = false, recording = false } = props;
  const [values, setValues] = useState(props.initial ?? { text: "", url: "" });
  const [attempt, setAttempt] = useState(0);
  const wasTried = attempt > 0;
  const { root, rest } = useFirstError<HTMLFormElement>(attempt);
  const picker = useRef<HTMLInputElement>(null);
  const [pickedVideo, setPickedVideo] = useState(false);
  const change = (next: ReplyDraftValues) => {
    rest();
    setValues(next);
    props.onValueChange?.(next);
  };
  const checks = postChecks(values.text, rules);
  const missing = checks.filter(({ ok }) => !ok);
  // Whoever has not begun has forgotten nothing.
  const isUnwritten = values.text.trim() === "";
  const url = normalizeAddress(values.url);
  const wrongUrl = urlProblem(url);
  const isEmpty = values.text.trim() === "" && url === "" && images.length === 0;
  const over = images.length - DRAFT_MAX_IMAGES;
  // What is counted is there again after a reload; a picture is shown before that.
  const keptCount = images.filter(({ isKept = true }) => isKept).length;
  const isUploading = images.some(({ state = "done" }) => state !== "done");
  const imageError =
    over > 0
      ? `画像は${DRAFT_MAX_IMAGES}枚までです。${over}枚外してください。`
      : wasTried && isUploading
        ? "送信の終わっていない画像があります。終わるまで待つか、画像を外してください。"
        : pickedVideo && url === ""
          ? "動画のファイルは送れません。動画を共有できるところに置き、そのURLを下の「動画のURL」に入れてください。"
          : imageProblem;
  const form = (
    <Root
      ref={root}
      id={props.id}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        if (!loading && !isEmpty && !wrongUrl && over <= 0 && !isUploading)
          props.onSubmit({ text: values.text, url });
      }}
    >
      <FormField
        label="投稿の文章・構成"
        requirement="optional"
        hint="投稿に付ける文章をそのまま入れると、必要なタグなどを確かめられます。"
        error={
          wasTried && isEmpty
            ? "下書きが入力されていません。文章・画像・動画のURLのどれかを入れてください。"
            : undefined
        }
      >
        <TextArea
          rows={6}
          limit={DRAFT_MAX_TEXT}
          value={values.text}
          onChange={(event) => change({ ...values, text: event.target.value })}
        />
      </FormField>
      <div>
        <ComposerImages images={images} onRemove={props.onRemoveImage} onRetry={props.onRetryImage} />
        <input
          ref={picker}
          hidden
          type="file"
          aria-label="画像を選ぶ"
          multiple
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            const pictures = files.filter((file) => !isVideo(file));
            setPickedVideo(pictures.length < files.length);
            if (pictures.length > 0) props.onAddImages(pictures);
            event.target.value = "";
          }}
        />
        <PlainButton
          className="pick"
          data-first-error={imageError ? true : undefined}
          onClick={() => picker.current?.click()}
        >
          <Icon name="image" /> 画像を選ぶ（{keptCount}／{DRAFT_MAX_IMAGES}枚）
        </PlainButton>
        {images.length === 0 && formerImages > 0 && (
          <p className="tsu-muted">
            前の版の画像{formerImages}枚は、まだ入っていません。使うものを選び直してください。
          </p>
        )}
        {imageError && <Banner tone="danger">{imageError}</Banner>}
      </div>
      <FormField label="動画のURL" requirement="optional" error={wrongUrl}>
        <TextField
          inputMode="url"
          placeholder="https://"
          value={values.url}
          onChange={(event) => change({ ...values, url: event.target.value })}
        />
      </FormField>
      {checks.length > 0 && (
        <section aria-label="提出前の確認">
          <h3>提出前の確認</h3>
          <DraftChecklist checks={checks} pending={isUnwritten} />
          {missing.length > 0 && (
            <p className="tsu-muted">
              {isUnwritten
                ? "投稿に入れていただくものです。文章に入れると、ここで確かめられます。"
                : "見つからない項目があります。文章に入れるか、動画や画像に入れた場合はそのままでかまいません。"}
            </p>
          )}
        </section>
      )}
      <Button className="send" type="submit" variant="primary" full loading={loading}>
        {recording ? `第${version}版として記録する` : "下書きを提出する"}
      </Button>
      {/* Below what was pressed, which an error must not push away. */}
      {error && <Banner tone="danger">{error}</Banner>}
    </Root>
  );
  if (recording) return form;
  return <Card title={version > 1 ? `第${version}版の下書きを提出` : "下書きを提出"}>{form}</Card>;
}
