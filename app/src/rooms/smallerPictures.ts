import { MAX_UPLOAD_BYTES, uploadTypes } from "@tsumugi/contract";

/** The longest side with which the server keeps a picture: more would be sent for nothing. */
const MAX_SIDE = 4096;
const QUALITY = 0.9;

const types: readonly string[] = uploadTypes;

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const { width, height } = picture;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}

/** What cannot be read here goes on as it is: it is then refused with its reason. */
async function smaller(file: File): Promise<File> {
  if (file.size <= MAX_UPLOAD_BYTES || !types.includes(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const drawn = await draw(picture);
    picture.close();
    return drawn ? new File([drawn], file.name, { type: drawn.type }) : file;
  } catch {
    return file;
  }
}

/** Photos over the limit of a file, as large as they are kept: nobody can do that on a phone. One by one, for its memory. */
export async function smallerPictures(files: readonly File[]): Promise<File[]> {
  const done: File[] = [];
  for (const file of files) done.push(await smaller(file));
  return done;
}
