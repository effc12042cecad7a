import type { DynamicFields } from '#generated/grammar/types.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { CompiledFields } from '#schemas/runtime/compileFields.ts'
import type { ActionScope, Host } from '../../host.ts'
import { askTogether, letGo } from './askTogether.ts'
import type { PlatformFields } from './readPlatformFields.ts'
import type { BrokenField, FormView } from './sessionTypes.ts'

const none: readonly BrokenField[] = []

/**
 * The fields that the platform supplies while a form is open. They are fetched again when a value that their query
 * looks at changes; an answer that comes after a newer question is dropped.
 */
export class FieldLoader {
  readonly #host: Host
  readonly #changed: (state: FormView['dynamic']) => void
  #definition: DynamicFields | undefined
  #form = ''
  #asked: string | undefined
  #question = 0
  #query: Record<string, unknown> = {}
  #own: FormArtefact['fields'] = {}
  #answer: PlatformFields | undefined
  #fields: CompiledFields | undefined

  constructor(host: Host, changed: (state: FormView['dynamic']) => void) {
    this.#host = host
    this.#changed = changed
  }

  fields(): CompiledFields | undefined {
    return this.#definition && this.#fields
  }

  /** Fields that came but cannot be shown. */
  broken(): readonly BrokenField[] {
    return (this.#definition && this.#answer?.broken) ?? none
  }

  /** Asks if what the query looks at is new. */
  follow(artefact: FormArtefact, scope: () => ActionScope): void {
    this.#definition = artefact.dynamicFields
    this.#form = artefact.id
    this.#bind(artefact.fields)
    if (!this.#definition) {
      this.stop()
      return
    }
    this.#query = this.#host.resolve(this.#definition.query ?? {}, scope())
    const asked = JSON.stringify([
      this.#definition.operation,
      this.#definition.items,
      this.#definition.optional,
      this.#query,
    ])
    if (asked === this.#asked) return
    this.#asked = asked
    this.retry()
  }

  retry(): void {
    const definition = this.#definition
    if (!definition) return
    this.#question += 1
    const question = this.#question
    this.#changed('loading')
    this.#ask(definition).then(
      (state) => {
        if (question === this.#question) this.#changed(state())
      },
      (error: unknown) => {
        if (question !== this.#question) return
        this.#host.report(error, `fields of form ${this.#form}`)
        this.#changed('failed')
      },
    )
  }

  /** Asks the same again, because what the answer tells may be another by now; the fields stay as they are meanwhile. */
  async renew(): Promise<void> {
    const definition = this.#definition
    if (!definition || this.#answer === undefined) return
    const question = this.#question
    letGo(this.#host, this)
    const state = await this.#ask(definition)
    if (question !== this.#question) return
    const now = state()
    if (now === 'ready') this.#changed(now)
  }

  stop(): void {
    this.#question += 1
    this.#asked = undefined
    letGo(this.#host, this)
  }

  /** Answers what is to be done if nobody asked anew meanwhile. */
  async #ask({ operation, ...parts }: DynamicFields): Promise<() => FormView['dynamic']> {
    const host = this.#host
    const query = this.#query
    // The answer has words in it, which are those of a language.
    const question = JSON.stringify([operation, query, host.locale()])
    // The grammar and the compiler are needed only by forms that have such fields; they come and get ready meanwhile.
    const reading = import('./readPlatformFields.ts')
    reading.then(({ makeReady }) => makeReady()).catch(() => undefined)
    const result = await askTogether(host, question, this, () => host.call(operation, query))
    if (!result.ok) return () => 'failed'
    const { readPlatformFields } = await reading
    const answer = await readPlatformFields(result.response, parts, this.#host.validators?.())
    // Until their words are here the fields of before stand.
    await host
      .awaitWords?.(answer.texts)
      ?.catch((error: unknown) => host.report(error, `words of form ${this.#form}`))
    return () => {
      for (const { name, reason } of answer.broken)
        this.#host.report(new Error(reason), `field ${name} of form ${this.#form}`)
      this.#answer = answer
      this.#fields = answer.compiledFor(this.#own)
      return 'ready'
    }
  }

  /** What came speaks of the form's own fields too, which a new version of the form may have others of. */
  #bind(own: FormArtefact['fields']): void {
    if (own === this.#own) return
    this.#own = own
    this.#fields = this.#answer?.compiledFor(own)
  }
}
