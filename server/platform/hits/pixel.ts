/** One transparent pixel as GIF89a. */
export const pixel: Uint8Array = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
)
