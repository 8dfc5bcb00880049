import { Icon, IconButton, Spinner } from "@tsumugi/ui";
import { type CSSProperties, useState } from "react";
import { styled } from "styled-components";
import { COMMENT_IMAGES_MAX } from "../commentLimits.ts";

const Root = styled.div`
  display: grid;
  gap: 8px;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    padding-top: 6px;
  }
  & > ul > li {
    position: relative;
    width: 76px;
    height: 76px;
  }
  & img,
  & .blank {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    border-radius: var(--tsu-radius-md);
    border: 1px solid var(--tsu-border);
    background: var(--tsu-sunken);
  }
  & .blank {
    display: grid;
    place-items: center;
    color: var(--tsu-text-muted);
  }
  & [data-state="uploading"] img,
  & [data-state="failed"] img {
    opacity: 0.45;
  }
  & [data-state="failed"] :is(img, .blank) {
    border: 2px solid var(--tsu-danger-text);
  }
  & .remove {
    position: absolute;
    top: -9px;
    right: -9px;
    width: 26px;
    min-height: 26px;
    border-radius: 50%;
    background: var(--tsu-raised);
    border: 1px solid var(--tsu-border-strong);
  }
  /* A thumb is larger than what covers little of the picture. */
  @media (max-width: 640px) {
    & .remove::after,
    & .retry::after {
      content: "";
      position: absolute;
      inset: -10px;
    }
    & .retry::after {
      inset: -5px;
    }
  }
  & .retry {
    position: absolute;
    inset: 0;
    margin: auto;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--tsu-raised);
  }
  & .share {
    position: absolute;
    inset: auto 6px 6px;
    height: 5px;
    overflow: hidden;
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-raised);
    border: 1px solid var(--tsu-border-strong);
  }
  & .share > span {
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    background: var(--tsu-brand);
  }
  & .wait {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  & .why {
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-sm);
  }
`;

/** A picture that goes out with the next message. */
export interface ComposerImage {
  /** 画像の変わらない鍵。外すとき、送り直すときに渡されます。 */
  key: string;
  /** 画像のアドレス。空なら、絵のない枠だけを出します。 */
  url: string;
  /** ファイルの名前。 */
  name: string;
  /** 送信の状態。既定は `done`。 */
  state?: "uploading" | "done" | "failed";
  /** 再読み込みしても残るか。既定は true。 */
  isKept?: boolean;
  /** 送り終えた割合。0〜1。1 になると、サーバーが確認しています。 */
  progress?: number;
  /** 送れなかった理由。原因、次に直し方を書きます。 */
  error?: string | null;
  /** 同じファイルを送り直すと、うまくいくかもしれません。 */
  canRetry?: boolean;
}

export interface ComposerImagesProps {
  images: readonly ComposerImage[];
  /** Also cancels one that is under way. */
  onRemove?: (key: string) => void;
  onRetry?: (key: string) => void;
}

/** Pictures that go out with the next message: each with how far it is, or why it did not go. */
export function ComposerImages({ images, onRemove, onRetry }: ComposerImagesProps) {
  if (images.length === 0) return null;
  const failed = images.filter(({ error }) => error);
  const over = images.length - COMMENT_IMAGES_MAX;
  return (
    <Root>
      <ul aria-label="添付する画像">
        {images.map((image) => (
          <Picture key={image.key} image={image} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </ul>
      {(failed.length > 0 || over > 0) && (
        <div className="why" role="alert">
          {over > 0 && (
            <p>
              画像が{images.length}枚あります。1通に付けられるのは{COMMENT_IMAGES_MAX}枚までです。{over}
              枚外して送ってください。
            </p>
          )}
          {failed.map(({ key, name, error }) => (
            <p key={key}>
              「{name}」{error}
            </p>
          ))}
        </div>
      )}
    </Root>
  );
}

type PictureProps = Omit<ComposerImagesProps, "images"> & { image: ComposerImage };

function Picture({ image, onRemove, onRetry }: PictureProps) {
  const { key, url, name, state = "done", progress = 0, canRetry = false } = image;
  const isUploading = state === "uploading";
  const percent = Math.round(progress * 100);
  // A file that is no picture, or a damaged one, has nothing to show but its name.
  const [broken, setBroken] = useState<string>();
  return (
    <li data-state={state}>
      {url === "" || url === broken ? (
        <span className="blank" role="img" aria-label={name} title={name}>
          <Icon name="image" size={20} />
        </span>
      ) : (
        <img src={url} alt={name} onError={() => setBroken(url)} />
      )}
      {isUploading && progress < 1 && (
        <span
          className="share"
          role="progressbar"
          aria-label={`${name}を送信中`}
          aria-valuenow={percent}
          aria-valuetext={`${percent}%`}
          style={{ "--share": progress } as CSSProperties}
        >
          <span />
        </span>
      )}
      {isUploading && progress >= 1 && (
        <span className="wait">
          <Spinner size={20} label={`${name}を確認中`} />
        </span>
      )}
      {state === "failed" && canRetry && onRetry && (
        <IconButton
          className="retry"
          icon="refresh"
          label={`${name}をもう一度送る`}
          onClick={() => onRetry(key)}
        />
      )}
      {onRemove && (
        <IconButton
          className="remove"
          icon="close"
          size="sm"
          label={isUploading ? `${name}の送信をやめる` : `${name}を外す`}
          onClick={() => onRemove(key)}
        />
      )}
    </li>
  );
}
