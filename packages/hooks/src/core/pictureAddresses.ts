/** Under the names that the contract gives to pictures; inside of what people wrote, the quotes are escaped. */
const PICTURES = /("(?:image|picture|thumbnail)":"|"url":"(?=\/uploads\/))(?=\/(?!\/))/g;

/**
 * The server names its pictures by paths of its own. A page of another origin would look for them at home: for it they become
 * whole addresses. @param baseUrl origin of the server; "": the page's own
 */
export const withWholePictures = (json: string, baseUrl: string): string =>
  baseUrl ? json.replace(PICTURES, `$1${baseUrl}`) : json;

/** The other way round, for a picture that goes back to the server. */
export const withOwnPictures = (json: string, baseUrl: string): string =>
  baseUrl ? json.replaceAll(`"image":"${baseUrl}/`, '"image":"/') : json;
