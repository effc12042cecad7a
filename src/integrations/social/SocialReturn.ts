/** How somebody came back from an outside service. */
export type SocialReturn = {
  /** What became of it, in the words of auth/afterSocial of the site definition. */
  result: string
  service: string
  for: string
  /** Seconds until another two-factor code can be sent. */
  resend_time?: number
  /** The contact that the code went to, masked. */
  sent_to?: string
}

/** Query parameters of the address that is come back to. */
export const returnQuery = {
  /** Which window waits for the answer; ours. */
  window: 'social_window',
  /** The platform's. */
  result: 'social',
  service: 'social_service',
  for: 'social_for',
  wait: 'social_wait',
  sentTo: 'social_sent_to',
} as const

/** What the window of a service tells the one that opened it. */
export type ReturnMessage = { type: 'social'; window: string; returned: SocialReturn }

/** Between windows of this site, also where a service has cut the window off from its opener (its COOP). */
export const returnChannel = 'social'
