import { setTimeout as pause } from 'node:timers/promises'

/** Messages that are sent at once. */
const most = 500
/** Milliseconds for which messages are gathered: nobody sees them, and to send one costs as much as to send many. */
const gathered = 15

/**
 * Gathers messages for a moment and sends them together: while some are on their way, others wait, and the same is said once.
 * @param send what fails was said in vain
 */
export function createHints(send: (messages: string[]) => Promise<unknown>) {
  const waiting = new Set<string>()
  let sending: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      await pause(gathered)
      const next = [...waiting].slice(0, most)
      for (const message of next) waiting.delete(message)
      await send(next).catch(() => {})
    }
    sending = undefined
  }

  return {
    add(message: string): void {
      waiting.add(message)
      sending ??= sendAll()
    },
    /** Resolves when nothing waits any more. */
    sent: async (): Promise<void> => sending,
  }
}

export type Hints = ReturnType<typeof createHints>
