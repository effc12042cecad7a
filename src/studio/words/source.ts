const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Words of what comes from a CMS. */
export const sourceWords = {
  comesFrom: (name: string) =>
    `This comes from ${name} and is changed there alone: here it is shown as it is.`,
  change: (name: string) => `Change it in ${name}`,
  refused: (name: string) => `What ${name} has published cannot go live`,
  stays: 'Players go on seeing what was live before. It goes live by itself once this is mended there:',
  more: (number: number) => `and ${number} more`,
  unread: (name: string) => `${name} cannot be read. Players go on seeing what was live before.`,
  standing: (name: string, when: string) => `What ${name} has published is live since ${when}.`,
  fallbacks: (name: string, of: readonly { locale: string; texts: number }[]) =>
    `${name} lacks ${of.map(({ locale, texts }) => `${count(texts, 'text', 'texts')} of ${locale}`).join(', ')}, which stand in the default language of the site.`,
} as const
