const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of what comes from a CMS. */
export const sourceWords = {
  comesFrom: (name: string) => `This is managed in ${name} and is read-only here.`,
  change: (name: string) => `Edit in ${name}`,
  refused: (name: string) => `What ${name} has published cannot go live`,
  stays: 'Players still see the previous version. It goes live automatically once this is fixed there:',
  more: (number: number) => `and ${number} more`,
  unread: (name: string) => `${name} cannot be read. Players still see the previous version.`,
  standing: (name: string, when: string) => `What ${name} has published went live ${when}.`,
  fallbacks: (name: string, of: readonly { locale: string; texts: number }[]) =>
    `${name} lacks ${of.map(({ locale, texts }) => `${count(texts, 'text', 'texts')} of ${locale}`).join(', ')}, shown in the default language of the site.`,
} as const
