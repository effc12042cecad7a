import type { OperationChoices } from '#generated/grammar/types.ts'
import { readAnswer } from '#schemas/compiler/readAnswer.ts'
import { readPointer } from '#schemas/compiler/readPointer.ts'
import type { Host } from '../../host.ts'
import { choiceText } from './choiceText.ts'
import type { RawChoice } from './listChoices.ts'

export type Loaded = { state: 'loading' | 'ready' | 'failed'; list: readonly RawChoice[] }

const loading: Loaded = { state: 'loading', list: [] }

/** Options that operations supply, fetched once for each query while the form is open. */
export class ChoiceLoader {
  readonly #loaded = new Map<string, Loaded>()
  readonly #host: Host
  readonly #form: string
  readonly #changed: (key: string) => void

  constructor(host: Host, form: string, changed: (key: string) => void) {
    this.#host = host
    this.#form = form
    this.#changed = changed
  }

  /** What is known by now; call `load` to have it fetched. */
  get(key: string): Loaded {
    return this.#loaded.get(key) ?? loading
  }

  load(key: string, choices: OperationChoices, query: Record<string, unknown>): void {
    const known = this.#loaded.get(key)
    if (known && known.state !== 'failed') return
    this.#put(key, loading)
    this.#host.call(choices.operation, query, { form: this.#form }).then(
      (result) => {
        if (!result.ok) return this.#put(key, { state: 'failed', list: [] })
        this.#put(key, { state: 'ready', list: readChoices(result.response, choices) })
      },
      (error: unknown) => {
        this.#host.report(error, `choices of ${choices.operation}`)
        this.#put(key, { state: 'failed', list: [] })
      },
    )
  }

  #put(key: string, loaded: Loaded): void {
    this.#loaded.set(key, loaded)
    this.#changed(key)
  }
}

function readChoices(response: unknown, choices: OperationChoices): RawChoice[] {
  const items = readAnswer(response, choices.items)
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown): RawChoice[] => {
    const value = readPointer(item, choices.value)
    if (typeof value !== 'string' && typeof value !== 'number') return []
    if (choices.text !== undefined)
      return [{ value: String(value), label: choiceText(choices.text, String(value)) }]
    const name = choices.name === undefined ? undefined : readPointer(item, choices.name)
    return [{ value: String(value), name: String(name ?? value) }]
  })
}
