import { Avatar, Button, FileDrop } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px 16px;
  align-items: center;
  & > .now {
    display: grid;
    justify-items: center;
    gap: 6px;
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    & > .now {
      justify-items: start;
    }
  }
`;

/** What the upload takes. */
const MAX_SIZE = 10 * 1024 * 1024;

export interface ImageFieldProps {
  /** What the picture is of, e.g. 自分の画像. */
  label: string;
  name: string;
  image: string | null;
  /** Logos are square. */
  square?: boolean;
  /** A file that fits in kind and size; the caller uploads it and hands back `image`. */
  onFile: (file: File) => void;
  onClear: () => void;
  /** The upload is under way. */
  loading?: boolean;
  /** Cause, then cure. */
  error?: string;
}

/** A picture that stands for a person or company: dropped, pasted or chosen. */
export function ImageField(props: ImageFieldProps) {
  const { label, name, image, square = false, loading = false } = props;
  return (
    <Root aria-busy={loading || undefined}>
      <div className="now">
        <Avatar name={name} image={image} size="xl" square={square} />
        {image && (
          <Button size="sm" variant="ghost" aria-label={`${label}を外す`} onClick={props.onClear}>
            画像を外す
          </Button>
        )}
      </div>
      <FileDrop
        label={loading ? "アップロード中" : `${label}を選ぶ`}
        hint="JPEG・PNG・WebP、10MBまで。正方形に切り抜いて表示します"
        accept="image/jpeg,image/png,image/webp"
        maxSize={MAX_SIZE}
        disabled={loading}
        error={props.error}
        onFiles={([file]) => file && props.onFile(file)}
      />
    </Root>
  );
}
