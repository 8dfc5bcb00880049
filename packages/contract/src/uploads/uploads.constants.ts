/** 10 MB. A larger file answers `payload_too_large`. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** What the server decodes and re-encodes; SVG and HTML are refused. */
export const uploadTypes = ["image/jpeg", "image/png", "image/webp"] as const;

export const uploadPurposes = ["profile", "company", "creator", "chat", "evidence"] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];
