/** Behind the address of a definition, for what it was before. */
export const historyHash = '#history'

/** Address of a definition in the studio, without the studio's own beginning. */
export const hrefOf = (key: string): string =>
  `/definitions/${key.split('/').map(encodeURIComponent).join('/')}`
