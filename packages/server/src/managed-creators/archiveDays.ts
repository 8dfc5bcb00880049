/** Days that an archived record can be brought back before its personal data goes. */
export const ARCHIVE_DAYS = 30;
