import { resolve } from "node:path";
import type { Disk } from "flydrive";
import type { S3DriverOptions } from "flydrive/drivers/s3/types";
import { context } from "../core/context.ts";
import type { Deps } from "../core/deps.ts";
import { AppError } from "../core/errors.ts";
import type { Settings } from "../env.ts";

const disks = new WeakMap<Deps, Promise<Disk>>();

/** Where files are kept: `DATA_DIR/uploads`, or the bucket that `STORAGE_URL` names. */
export function storage(): Promise<Disk> {
  const { deps } = context();
  const disk = disks.get(deps) ?? openDisk(deps.settings);
  disks.set(deps, disk);
  return disk;
}

/** Loaded with the first file, and of the drivers only the one that is used: the SDK alone costs a tenth of the start. */
async function openDisk({ STORAGE_URL, DATA_DIR }: Settings): Promise<Disk> {
  const { Disk } = await import("flydrive");
  if (!STORAGE_URL) {
    const { FSDriver } = await import("flydrive/drivers/fs");
    return new Disk(new FSDriver({ location: resolve(DATA_DIR, "uploads"), visibility: "private" }));
  }
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new Disk(new S3Driver(s3Options(STORAGE_URL)));
}

/**
 * Writes a file, or leaves nothing of it.
 * @throws AppError storage_full, storage_unavailable (what is behind it stands in the log)
 */
export async function storeFile(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const disk = await storage();
  try {
    await disk.put(key, bytes, { contentType });
  } catch (cause) {
    const error = storageError(cause);
    const gone = disk.delete(key).catch(() => undefined);
    // A store that says nothing would hold the answer as long again.
    if (error.code === "storage_full") await gone;
    throw error;
  }
}

/** What the call answers when files cannot be written or read. */
export function storageError(cause: unknown): AppError {
  const under = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const { code } = under as { readonly code?: string };
  if (code === "ENOSPC" || code === "EDQUOT") return new AppError("storage_full", {}, { cause });
  return new AppError("storage_unavailable", { retryAfter: 30 }, { cause });
}

/** An account may be allowed to write files without being allowed to list them: that says nothing. */
const MAY_NOT_LIST = "AccessDenied";

/** Says in the log where the bucket of `STORAGE_URL` is not there, or lets nobody in. Never throws. */
export async function checkStorage(): Promise<void> {
  const { settings, logger } = context().deps;
  if (!settings.STORAGE_URL) return;
  try {
    await (await storage()).listAll();
  } catch (error) {
    const { code, name } = error as { readonly code?: string; readonly name?: string };
    if (name === MAY_NOT_LIST) return;
    const { hostname: bucket } = new URL(settings.STORAGE_URL);
    logger.warn(
      { bucket, code, name },
      "the bucket of STORAGE_URL cannot be used: pictures cannot be stored",
    );
  }
}

/**
 * A store that accepts a connection and says nothing would hold every upload and every picture, milliseconds. Each request
 * is tried twice: whoever waits is answered within 16 seconds, sooner than proxies give up.
 */
const PATIENCE = {
  connectionTimeout: 5_000,
  requestTimeout: 8_000,
  socketTimeout: 8_000,
  throwOnRequestTimeout: true,
};

/** The checksums that the SDK adds for AWS are refused by some of the other stores; the signature covers the bytes as well. */
const LIKE_ANY_STORE = {
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
} as const;

/**
 * `s3://[key:secret@]bucket?region=…&endpoint=…`. Without a key the SDK looks where it always looks (environment,
 * role of the machine); with an endpoint the bucket stands in the path, as MinIO and R2 want it.
 */
export function s3Options(url: string): S3DriverOptions {
  const { hostname, username, password, searchParams } = new URL(url);
  const endpoint = searchParams.get("endpoint");
  return {
    bucket: hostname,
    region: searchParams.get("region") ?? "ap-northeast-1",
    visibility: "private",
    supportsACL: false,
    requestHandler: PATIENCE,
    maxAttempts: 2,
    ...(endpoint ? { endpoint, forcePathStyle: true, ...LIKE_ANY_STORE } : {}),
    ...(username
      ? {
          credentials: {
            accessKeyId: decodeURIComponent(username),
            secretAccessKey: decodeURIComponent(password),
          },
        }
      : {}),
  } as S3DriverOptions;
}
