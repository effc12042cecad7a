import type { DrawnFor } from '#schemas/runtime/bootData.ts'

/** What browsers call themselves on phones (MDN, "Browser detection using the user agent"). */
const phone = /\bMobi/

/** The kind of screen that a browser's name makes likely. */
export function drawnFor(userAgent: string | undefined): DrawnFor {
  return phone.test((userAgent ?? '').slice(0, 400)) ? 'mobile' : 'desktop'
}
