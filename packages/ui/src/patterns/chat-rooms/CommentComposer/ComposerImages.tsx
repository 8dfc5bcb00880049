import { IconButton } from "../../../components/IconButton/IconButton.tsx";

export interface ComposerImage {
  key: string;
  url: string;
  name: string;
}

export interface ComposerImagesProps {
  images: readonly ComposerImage[];
  onRemove?: (key: string) => void;
}

/** Pictures that go out with the next message. */
export function ComposerImages({ images, onRemove }: ComposerImagesProps) {
  if (images.length === 0) return null;
  return (
    <ul className="images" aria-label="添付する画像">
      {images.map((image) => (
        <li key={image.key}>
          <img src={image.url} alt={image.name} />
          <IconButton
            icon="close"
            size="sm"
            label={`${image.name}を外す`}
            onClick={() => onRemove?.(image.key)}
          />
        </li>
      ))}
    </ul>
  );
}
