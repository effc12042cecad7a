import { sql } from 'drizzle-orm'
import { afterCommit } from './afterCommit.ts'
import type { Hints } from './createHints.ts'
import type { Executor, Notifier } from './Database.ts'
import { Listeners } from './Listeners.ts'
import { given, preparedRows } from './prepared.ts'

/** The one channel of the database; ours are told apart inside the message, so that one LISTEN serves all. */
export const notificationChannel = 'croupier'

/** Postgres takes less than 8,000 bytes. */
const longestMessage = 7_999

const notify = preparedRows('notify', sql`select pg_notify(${given('channel')}, ${given('message')})`)

export class Subscriptions extends Listeners implements Notifier {
  readonly #executor: Executor
  readonly #hints: Pick<Hints, 'add'> | undefined

  /** @param hints how to send what follows a transaction; left out, it is sent within */
  constructor(executor: Executor, hints?: Pick<Hints, 'add'>) {
    super()
    this.#executor = executor
    this.#hints = hints
  }

  async publish(channel: string, payload: string, executor: Executor = this.#executor): Promise<void> {
    await notify(executor, { channel: notificationChannel, message: messageOf(channel, payload) })
  }

  async hint(channel: string, payload: string, executor: Executor = this.#executor): Promise<void> {
    const hints = this.#hints
    const message = messageOf(channel, payload)
    if (!hints || !afterCommit(executor, () => hints.add(message)))
      await this.publish(channel, payload, executor)
  }

  /** Hands a message from the database to whom it is for. */
  deliver(message: string): void {
    const [channel, payload] = JSON.parse(message) as [string, string]
    this.tell(channel, payload)
  }
}

/** @throws RangeError for what is too long */
function messageOf(channel: string, payload: string): string {
  const message = JSON.stringify([channel, payload])
  if (Buffer.byteLength(message) > longestMessage)
    throw new RangeError(
      `A notice on ${channel} is longer than ${longestMessage} bytes: send a reference instead`,
    )
  return message
}
