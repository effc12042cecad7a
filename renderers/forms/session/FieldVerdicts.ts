import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import type { Host } from '../../host.ts'

/**
 * What is known of a value that the platform is asked about; nothing of one that it was not asked, or that is wrong.
 * `unknown`: the platform could not be asked, and is asked again.
 */
export type Verdict = 'checking' | 'right' | 'unknown'

/** Milliseconds before each time that a question without an answer is asked again. */
const retries = [3000, 6000, 12_000, 24_000, 48_000]

type Listener = {
  changed: (name: string) => void
  /** The value will not do. @param code of the error */
  refused: (name: string, code: string) => void
}

/** Asks the platform about values while they are typed, once the player pauses; only the last answer counts. */
export class FieldVerdicts {
  readonly #host: Pick<Host, 'call'>
  readonly #listener: Listener
  readonly #verdicts = new Map<string, Verdict>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  /** The latest value of each field that was asked about, as an object so that equal ones differ. */
  readonly #latest = new Map<string, { text: string }>()

  constructor(host: Pick<Host, 'call'>, listener: Listener) {
    this.#host = host
    this.#listener = listener
  }

  of(name: string): Verdict | undefined {
    return this.#verdicts.get(name)
  }

  ask(name: string, { check }: Pick<FieldArtefact, 'check'>, value: unknown): void {
    if (!check) return
    const asked = { text: String(value ?? '').trim() }
    clearTimeout(this.#timers.get(name))
    this.#latest.set(name, asked)
    this.#set(name, undefined)
    if (asked.text === '') return
    const timer = setTimeout(() => void this.#call(name, check, asked), check.debounce)
    this.#timers.set(name, timer)
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#latest.clear()
  }

  async #call(
    name: string,
    { operation, parameter }: Pick<NonNullable<FieldArtefact['check']>, 'operation' | 'parameter'>,
    asked: { text: string },
    tries = 0,
  ): Promise<void> {
    if (tries === 0) this.#set(name, 'checking')
    const result = await this.#host.call(operation, { [parameter]: asked.text })
    if (this.#latest.get(name) !== asked) return
    // No answer says nothing of the value: the form may go on, and it is judged when it is sent.
    if (!result.ok) {
      this.#set(name, 'unknown')
      const again = () => void this.#call(name, { operation, parameter }, asked, tries + 1)
      const wait = retries[tries]
      if (wait !== undefined) this.#timers.set(name, setTimeout(again, wait))
      return
    }
    const { validity, message } = (result.response ?? {}) as {
      validity?: unknown
      message?: unknown
    }
    this.#set(name, validity ? 'right' : undefined)
    if (!validity)
      this.#listener.refused(name, typeof message === 'string' && message !== '' ? message : 'not_found')
  }

  #set(name: string, verdict: Verdict | undefined): void {
    if (this.#verdicts.get(name) === verdict) return
    if (verdict) this.#verdicts.set(name, verdict)
    else this.#verdicts.delete(name)
    this.#listener.changed(name)
  }
}
