/** Headings and words of what players are told of their points. */
export const loyaltyNotices = {
  quest: { title: 'loyalty.notice.quest.title', message: 'loyalty.notice.quest.message' },
  product: { title: 'loyalty.notice.product.title', message: 'loyalty.notice.product.message' },
  productFailed: {
    title: 'loyalty.notice.productFailed.title',
    message: 'loyalty.notice.productFailed.message',
  },
  levelUp: { title: 'loyalty.notice.levelUp.title', message: 'loyalty.notice.levelUp.message' },
  levelFall: { title: 'loyalty.notice.levelFall.title', message: 'loyalty.notice.levelFall.message' },
  levelDown: { title: 'loyalty.notice.levelDown.title', message: 'loyalty.notice.levelDown.message' },
} as const

/** Why points came or went, as the history says it. */
export const loyaltyEntries = {
  round: 'loyalty.notice.entry.round',
  bet: 'loyalty.notice.entry.bet',
  deposit: 'loyalty.notice.entry.deposit',
  quest: 'loyalty.notice.entry.quest',
  operator: 'loyalty.notice.entry.operator',
  product: 'loyalty.notice.entry.product',
  expiry: 'loyalty.notice.entry.expiry',
  reversal: 'loyalty.notice.entry.reversal',
  debt: 'loyalty.notice.entry.debt',
} as const

/** What the publish gate asks for where loyalty programmes are on. */
export const loyaltyTexts = [
  ...Object.values(loyaltyNotices).flatMap(({ title, message }) => [title, message]),
  ...Object.values(loyaltyEntries),
] as const
