/** What is counted of a visit to a form. */
export const funnelEvents = [
  /** It was on the screen: the form, or a field of it. */
  'shown',
  /** The field was gone into. */
  'focused',
  /** The field was found wrong, for a reason that has a code; once a visit. */
  'error',
  /** The visit ended without the form being sent, and this is where the visitor had been last. */
  'left',
  /** Whoever was counted as gone has come back to the page: so many of `left` were none. */
  'returned',
  /** The form was sent, and accepted. */
  'completed',
] as const

export type FunnelEvent = (typeof funnelEvents)[number]

/** How wide the screen was, in the words of the site's facts. */
export const funnelDevices = ['mobile', 'tablet', 'desktop'] as const

export type FunnelDevice = (typeof funnelDevices)[number]
