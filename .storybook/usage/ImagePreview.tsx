import { Button, ImagePreview } from "@tsumugi/ui";
import { useState } from "react";

const images = [{ src: "/drafts/lip.webp", alt: "口紅を持つ手の写真", name: "lip.webp" }];

export function Draft() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <Button onClick={() => setIndex(0)}>画像を見る</Button>
      <ImagePreview images={images} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
    </>
  );
}
