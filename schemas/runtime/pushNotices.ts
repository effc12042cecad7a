/** Something that players who asked for it are told of on their devices. */
type PushNotice = {
  /** Route that a press on it leads to; the first page where the site has no such route. */
  route: string
  /** How soon a device that saves its battery shows it (RFC 8030, section 5.3). */
  urgency: 'low' | 'normal' | 'high'
}

/**
 * What is pushed, by name. The words are messages, `push.notice.<name>`, which are given no argument: a locked screen shows them to
 * whoever looks at it. A site need not have one, and pushes nothing of that then.
 */
export const pushNotices = {
  bonus: { route: 'profile.bonuses', urgency: 'normal' },
  free_bet: { route: 'profile.bonuses', urgency: 'normal' },
  prize: { route: 'profile.bonuses', urgency: 'normal' },
  jackpot: { route: 'cashier.wallet', urgency: 'normal' },
  loyalty: { route: 'profile.loyalty', urgency: 'low' },
  export: { route: 'profile.bets.exports', urgency: 'low' },
  bet_settled: { route: 'profile.bets.history', urgency: 'normal' },
  withdrawal_paid: { route: 'cashier.wallet', urgency: 'normal' },
  withdrawal_ended: { route: 'cashier.wallet', urgency: 'normal' },
  verification: { route: 'profile.verification', urgency: 'normal' },
} as const satisfies Record<string, PushNotice>

export type PushNoticeName = keyof typeof pushNotices

/** Key of the message that a notice says; it stands below the name of the brand. */
export const pushKey = (name: string): string => `push.notice.${name}`
