import type { Product, Sent } from './Sent.ts'

/** What becomes of the next messages. */
export const tamperings = {
  drop: 'are lost',
  double: 'come twice',
  reorder: 'come in the reverse order, when the last of them is there',
  resend: 'come once more after five seconds',
} as const

export type Tampering = keyof typeof tamperings

/** Milliseconds after which messages come once more. */
const LATER = 5000
/** More are not held back. */
export const MOST_TAMPERED = 1000

/**
 * Stands between what is said and those who hear it, and does to messages what networks do. That producers are there is said as
 * ever, but for one that is paused: it says nothing at all.
 */
export function createTampering(pass: (sent: Sent) => void) {
  const paused = new Set<Product>()
  const held: Sent[] = []
  const timers = new Set<NodeJS.Timeout>()
  let next: { how: Tampering; left: number } | undefined

  function tamper(how: Tampering, sent: Sent, isLast: boolean): void {
    if (how === 'double') for (const one of [sent, sent]) pass(one)
    if (how === 'reorder') {
      held.unshift(sent)
      if (isLast) release()
    }
    if (how !== 'resend') return
    pass(sent)
    const timer = setTimeout(() => {
      timers.delete(timer)
      pass(sent)
    }, LATER)
    timers.add(timer)
  }

  function release(): void {
    for (const sent of held.splice(0)) pass(sent)
  }

  return {
    isPaused: (product: Product) => paused.has(product),
    pause: (product: Product) => void paused.add(product),
    resume: (product: Product) => void paused.delete(product),
    /** What is done to how many messages that come next; those that were held back come now. */
    set(how: Tampering, count: number): void {
      release()
      next = { how, left: Math.min(count, MOST_TAMPERED) }
    },
    now: () => (next && next.left > 0 ? next : undefined),

    take(sent: Sent): void {
      if (paused.has(sent.product)) return
      if (!next || next.left === 0) {
        pass(sent)
        return
      }
      next.left -= 1
      tamper(next.how, sent, next.left === 0)
    },

    close(): void {
      for (const timer of timers) clearTimeout(timer)
      held.length = 0
    },
  }
}
