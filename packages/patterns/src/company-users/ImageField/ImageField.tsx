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
  /** 何の画像か。「自分の画像」。 */
  label: string;
  /** 画像がないときに、頭文字を出す人や企業の名前。 */
  name: string;
  /** いまの画像のアドレス。null なら頭文字を出します。 */
  image: string | null;
  /** 四角い画像。企業のロゴに使います。 */
  square?: boolean;
  /** 形式と大きさが合うファイルを選んだとき。呼んだ側がアップロードし、結果を `image` で返します。 */
  onFile: (file: File) => void;
  /** 「画像を外す」を押したとき。 */
  onClear: () => void;
  /** アップロード中。終わるまで次のファイルは選べません。 */
  loading?: boolean;
  /** アップロードできなかった理由。原因、次に直し方を書きます。 */
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
