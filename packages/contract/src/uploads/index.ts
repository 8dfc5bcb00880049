export { MAX_UPLOAD_BYTES, type UploadPurpose, uploadPurposes, uploadTypes } from "./uploads.constants.ts";
export { createUpload, getUpload } from "./uploads.endpoints.ts";
export type { Upload } from "./uploads.schemas.ts";
