import { isApiError } from "../../core/apiError.ts";
import { uuidv7 } from "../../core/uuid.ts";
import type { CommentImage } from "../comments/comment.ts";
import { isRetriedLater } from "../comments/outboxQueue.ts";
import type { ImageStorage } from "./draftStorage.ts";
import { type ImageRecord, imageKey, imagesOf, isFresh, parseImage } from "./imageRecords.ts";
import { chooseImages, type ImageUpload, shownUpload, type UploadState } from "./imageUploads.ts";
import { createPreviewFiles } from "./previewFiles.ts";

const UNKNOWN = "画像を送れませんでした。もう一度お試しください。";
const gone = ({ name, image }: ImageRecord) =>
  image
    ? `「${name}」の保存期限が切れました。もう一度選んでください。`
    : `「${name}」は送り終わる前に画面が閉じたため、残っていません。もう一度選んでください。`;

export interface ImageDraftOptions {
  readonly room: string;
  readonly storage: ImageStorage;
  readonly upload: (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<CommentImage>;
  readonly now?: () => number;
}

/**
 * The images of a room's unsent message. Each is kept from the moment of choosing, uploaded by one tab, shown by all,
 * and restored after a reload; one that the server may have deleted is uploaded again.
 */
export function createImageDraft(options: ImageDraftOptions) {
  const { room, upload, now = Date.now } = options;
  const { records, files, withLock } = options.storage;
  const held = createPreviewFiles();
  const states = new Map<string, UploadState>();
  /** Chosen in this tab, and not yet in the browser's own database. */
  const unkept = new Set<string>();
  const listeners = new Set<() => void>();
  let problem: string | undefined;
  let shown: { readonly uploads: readonly ImageUpload[]; readonly problem: string | undefined } = {
    uploads: [],
    problem,
  };
  let isFollowing = false;

  const read = (key: string) => parseImage(records.get(imageKey(room, key)));
  const write = (key: string, kept: ImageRecord | null) =>
    records.set(imageKey(room, key), kept && JSON.stringify(kept));
  const publish = () => {
    const uploads = imagesOf(records.snapshot(), room).map(([key, kept]) =>
      shownUpload(key, kept, {
        previewUrl: held.get(key)?.url,
        isKept: !unkept.has(key),
        ...states.get(key),
      }),
    );
    shown = { uploads, problem };
    for (const listener of [...listeners]) listener();
  };
  const note = (key: string, state: UploadState) => {
    states.set(key, state);
    publish();
  };
  const forget = (keys: readonly string[]) => {
    for (const key of keys) write(key, null);
    const names = new Set(keys.map((key) => imageKey(room, key)));
    void files.remove((name) => names.has(name));
  };

  const send = async (key: string, kept: ImageRecord): Promise<void> => {
    const { file, abort } = held.get(key) ?? {};
    if (!file || !abort) return;
    note(key, {});
    // Other tabs must not send an image that may have been deleted.
    if (kept.image) write(key, { ...kept, image: null });
    try {
      const onProgress = (progress: number) => note(key, { progress });
      const image = await upload(file, { signal: abort.signal, onProgress });
      if (read(key)) write(key, { ...kept, image, at: now() });
    } catch (error) {
      if (abort.signal.aborted) return;
      const message = isApiError(error) ? error.message : UNKNOWN;
      note(key, { error: message, canRetry: !isApiError(error) || isRetriedLater(error) });
    }
  };

  /** Loads the kept file, if there is one. */
  const hold = async (key: string): Promise<void> => {
    const file = held.get(key) ? undefined : await files.get(imageKey(room, key));
    if (!file || !isFollowing || !read(key) || held.get(key)) return;
    held.add(key, file);
    publish();
  };

  /** Puts a file just chosen beside its record: from then on the picture outlives a reload. */
  const keep = async (key: string, file: File): Promise<void> => {
    unkept.add(key);
    if (!(await files.set(imageKey(room, key), file))) return;
    unkept.delete(key);
    publish();
  };

  /** Uploads an image where that is still needed, or reports that it cannot be sent. */
  const uploadOrReport = async (key: string): Promise<void> => {
    // Another tab may have kept and uploaded the file while this one waited for the lock.
    await hold(key);
    const kept = parseImage(records.latest(imageKey(room, key)));
    if (!isFollowing || !kept || isFresh(kept, held.get(key) !== undefined, now())) return;
    if (held.get(key)) return send(key, kept);
    problem = gone(kept);
    forget([key]);
  };

  const settle = async (key: string, chosen?: File): Promise<void> => {
    // Keeping waits neither for the lock nor for the upload: the page may be left at any moment.
    const keeping = chosen && keep(key, chosen);
    if (!chosen) await hold(key);
    // A file just chosen takes the lock at once: no tab may see its record before its file is kept.
    await withLock(imageKey(room, key), async () => {
      await uploadOrReport(key);
      await keeping;
    });
  };

  const seen = new Set<string>();
  const look = () => {
    const there = imagesOf(records.snapshot(), room);
    held.keepOnly((key) => there.some(([one]) => one === key));
    publish();
    for (const [key] of there) {
      if (seen.has(key)) continue;
      seen.add(key);
      void settle(key);
    }
  };
  const begin = (file: File) => {
    const key = uuidv7();
    seen.add(key);
    held.add(key, file);
    write(key, { name: file.name, image: null, at: now() });
    void settle(key, file);
  };

  return {
    snapshot: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows what other tabs do. Returns a function that ends this and cancels the uploads of this tab. */
    follow: () => {
      isFollowing = true;
      const unsubscribe = records.subscribe(look);
      look();
      return () => {
        isFollowing = false;
        unsubscribe();
        seen.clear();
        states.clear();
        held.keepOnly(() => false);
      };
    },
    addImages: (chosen: readonly File[]) => {
      const choice = chooseImages(chosen, shown.uploads.length);
      problem = choice.problem;
      for (const file of choice.chosen) begin(file);
      publish();
    },
    /** Removes an image; cancels its upload. */
    removeImage: (key: string) => {
      problem = undefined;
      forget([key]);
    },
    retryImage: (key: string) => void settle(key),
    /** Sends again what did not get through for want of a connection, or of a sign-in. */
    retryUnsent: () => {
      for (const [key, { error, canRetry }] of [...states]) if (error && canRetry) void settle(key);
    },
    /** Removes all after sending: the message has them now. */
    clearImages: () => {
      problem = undefined;
      forget(shown.uploads.map(({ key }) => key));
    },
  };
}
