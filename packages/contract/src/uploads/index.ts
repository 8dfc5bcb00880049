export {
  createUpload,
  getUpload,
  MAX_UPLOAD_BYTES,
  type Upload,
  type UploadPurpose,
  upload,
  uploadPurposes,
  uploadTypes,
} from "./uploads.endpoints.ts";
