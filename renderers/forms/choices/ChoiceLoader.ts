import type { OperationChoices } from '#generated/grammar/types.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { readAnswer } from '#schemas/runtime/readAnswer.ts'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import type { Host } from '../../host.ts'
import { choiceText } from './choiceText.ts'
import type { RawChoice } from './listChoices.ts'

export type Loaded = { state: 'loading' | 'ready' | 'failed'; list: readonly RawChoice[] }

const loading: Loaded = { state: 'loading', list: [] }

/** What is asked for options: the query of the operation, and the value that no list of theirs may hold. */
export type ChoiceQuestion = { query: Record<string, unknown>; holds?: unknown }

/** Options that operations supply, fetched once for each query while the form is open, and when the page is refreshed. */
export class ChoiceLoader {
  readonly #loaded = new Map<string, Loaded>()
  readonly #asked = new Map<string, [OperationChoices, ChoiceQuestion]>()
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

  load(key: string, choices: OperationChoices, question: ChoiceQuestion): void {
    const known = this.#loaded.get(key)
    if (known && known.state !== 'failed') return
    this.#put(key, loading)
    this.#asked.set(key, [choices, question])
    this.#ask(choices, question).then(
      (answer) => this.#put(key, answer),
      (error: unknown) => {
        this.#host.report(error, `choices of ${choices.operation}`)
        this.#put(key, { state: 'failed', list: [] })
      },
    )
  }

  /** Asks for everything again; what is there stays until something else comes. */
  async renew(): Promise<void> {
    const renewed = [...this.#asked].map(async ([key, asked]) => {
      const answer = await this.#ask(...asked)
      if (answer.state === 'ready') this.#put(key, answer)
    })
    await Promise.all(renewed)
  }

  async #ask(choices: OperationChoices, { query, holds }: ChoiceQuestion): Promise<Loaded> {
    const result = await this.#host.call(choices.operation, query, { form: this.#form })
    if (!result.ok) return { state: 'failed', list: [] }
    return { state: 'ready', list: readChoices(result.response, choices, holds) }
  }

  #put(key: string, loaded: Loaded): void {
    this.#loaded.set(key, loaded)
    this.#changed(key)
  }
}

function readChoices(response: unknown, choices: OperationChoices, holds: unknown): RawChoice[] {
  const items = readAnswer(response, choices.items)
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown): RawChoice[] => {
    const value = readPointer(item, choices.value)
    if (typeof value !== 'string' && typeof value !== 'number') return []
    if (!isOption(item, choices, holds)) return []
    const more = moreOf(item, choices)
    if (choices.text !== undefined)
      return [{ value: String(value), label: choiceText(choices.text, String(value)), ...more }]
    const name = choices.name === undefined ? undefined : readPointer(item, choices.name)
    return [{ value: String(value), name: String(name ?? value), ...more }]
  })
}

function moreOf(item: unknown, choices: OperationChoices): Partial<RawChoice> {
  const picture = choices.picture === undefined ? undefined : readPointer(item, choices.picture)
  return { ...detailsOf(item, choices), ...(isPicture(picture) && { picture }) }
}

function detailsOf(item: unknown, { details }: OperationChoices): Partial<RawChoice> {
  if (details === undefined) return {}
  if (typeof details === 'object') return { details, item }
  const said = readPointer(item, details)
  return typeof said === 'string' && said !== '' ? { said } : {}
}

const isPicture = (address: unknown): address is string =>
  typeof address === 'string' && /^(\/(?!\/)|https:\/\/)/.test(address)

function isOption(item: unknown, { where, without }: OperationChoices, holds: unknown): boolean {
  const list = without && readPointer(item, without.list)
  if (Array.isArray(list) && list.includes(holds)) return false
  // A condition looks at any object; here it is the item in place of the facts.
  return where === undefined || conditionHolds(where, item as Facts)
}
