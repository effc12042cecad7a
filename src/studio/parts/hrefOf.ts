/** Address of a definition in the studio, without the studio's own beginning. */
export const hrefOf = (key: string): string =>
  `/definitions/${key.split('/').map(encodeURIComponent).join('/')}`
