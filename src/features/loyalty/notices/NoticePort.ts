import type { Operations } from '#generated/api.ts'
import type { Host } from '#renderers/host.ts'

export type LoyaltyNotice = Operations['loyalty.getnotifications']['response'][number]

/** A notice as the site shows it. */
export type ShownNotice = {
  text: () => string
  markup: () => string
  tone: 'success' | 'error'
  image?: string
  /** Milliseconds that it stays. */
  time: number
}

/** What notices need of the page that they are shown on. */
export type NoticePort = Pick<Host, 'call' | 't' | 'awaitWords' | 'report'> & {
  /** Number of who is signed in; 0 for a stranger. */
  uid(): number
  /** How the site tells them; undefined where it has neither programmes nor characters. */
  config(): { duration?: number; sound?: string } | undefined
  /** Comes once somebody looks at the page, and no round is played on it. */
  untilStill(): Promise<void>
  /** Whether what is heard now would be taken for the sound of a game. */
  isInGame(): boolean
  show(notice: ShownNotice): void
}
