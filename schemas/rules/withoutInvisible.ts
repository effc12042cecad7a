/**
 * Marks that come along when text is copied and that nobody sees: soft hyphens, directions of writing, spaces without
 * width, marks of byte order. Joiners stay, which shape letters of Arabic and Indic scripts and emoji.
 */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}
