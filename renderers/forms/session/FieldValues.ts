import type { Resets } from '#generated/grammar/types.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { isEmpty } from '#schemas/runtime/bindings.ts'
import type { ActionScope, Host } from '../../host.ts'
import { listChoices, type RawChoice } from '../choices/listChoices.ts'
import type { Draft } from './drafts.ts'
import { FileStore } from './FileStore.ts'
import { type FieldReset, initialValue, resetValue, toFieldType } from './initialValue.ts'
import { isKeepable } from './isKeepable.ts'

/** The values of a form as they stand now, also those being typed and those of hidden fields. */
export class FieldValues {
  readonly files = new FileStore()
  readonly #host: Host
  readonly #values: Record<string, unknown> = {}
  readonly #welcomed = new Set<string>()
  readonly #awaitsFirst = new Set<string>()
  readonly #resets = new Map<string, Resets>()
  /** Set by the player, or by what the player did. */
  readonly #kept = new Set<string>()
  readonly #filled = new Set<string>()
  #given: Readonly<Record<string, unknown>> = {}
  #draft: Draft = {}

  constructor(host: Host) {
    this.#host = host
  }

  /** Live: read it, never write to it. */
  all(): Readonly<Record<string, unknown>> {
    return this.#values
  }

  copy(): Record<string, unknown> {
    return { ...this.#values }
  }

  put(name: string, value: unknown): void {
    this.#awaitsFirst.delete(name)
    this.#values[name] = value
  }

  /** Gives fields that were not there before their first values. */
  welcome(fields: Readonly<Record<string, FieldArtefact>>, scope: ActionScope): void {
    for (const [name, field] of Object.entries(fields)) {
      if (this.#welcomed.has(name)) continue
      this.#welcomed.add(name)
      this.#take(
        name,
        initialValue(field, this.choicesOf(field), this.#host, { ...scope, data: this.copy() }),
      )
      this.#fillOne(name, field)
      this.#restoreOne(name)
    }
  }

  /**
   * Gives fields back what the player had entered before the session ended, also those that are still to come.
   * @returns those that are there
   */
  restore(draft: Draft): string[] {
    this.#draft = draft
    return [...this.#welcomed].filter((name) => this.#restoreOne(name))
  }

  #restoreOne(name: string): boolean {
    if (!Object.hasOwn(this.#draft, name)) return false
    this.keep(name)
    this.put(name, this.#draft[name])
    return true
  }

  /** What the player has entered, without what is secret or a file. */
  draft(fields: Readonly<Record<string, FieldArtefact>>): Draft {
    const own = [...this.#kept].filter((name) => fields[name] && isKeepable(fields[name]))
    return Object.fromEntries(own.map((name) => [name, this.#values[name]]))
  }

  /**
   * Gives fields what stands under their name, except those that the player has set. What is gone there is emptied.
   * @returns those that hold something else than before
   */
  fill(given: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, FieldArtefact>>): string[] {
    this.#given = given
    return Object.keys(fields).filter((name) => this.#fillOne(name, fields[name] as FieldArtefact))
  }

  /** The player's own from now on. */
  keep(name: string): void {
    this.#kept.add(name)
  }

  /** No longer the player's own, where it still is what it was then. */
  release(then: Readonly<Record<string, unknown>>): void {
    for (const name of [...this.#kept]) if (this.#values[name] === then[name]) this.#kept.delete(name)
  }

  #fillOne(name: string, field: FieldArtefact): boolean {
    if (this.#kept.has(name)) return false
    const found = Object.hasOwn(this.#given, name) ? this.#given[name] : undefined
    if (isEmpty(found) || typeof found === 'object') {
      if (!this.#filled.delete(name)) return false
      this.put(name, undefined)
      return true
    }
    this.#filled.add(name)
    const value = toFieldType(found, field)
    if (Object.is(this.#values[name], value)) return false
    this.put(name, value)
    return true
  }

  /** Sets a field to emptyValue, firstValue or selectedValue. */
  reset(name: string, field: FieldArtefact, to: Resets, scope?: ActionScope): void {
    this.#take(name, resetValue(to, field, this.choicesOf(field), this.#host, scope))
  }

  /** A field that is on its way from the platform is set when it is here, because its options may be others then. */
  resetOnArrival(name: string, to: Resets): void {
    this.#resets.set(name, to)
  }

  /**
   * Fields came from the platform.
   * @returns those that were set anew
   */
  arrive(fields: Readonly<Record<string, FieldArtefact>>, scope: ActionScope): string[] {
    this.welcome(fields, scope)
    const waiting = [...this.#resets].filter(([name]) => Object.hasOwn(fields, name))
    for (const [name, to] of waiting) {
      const field = fields[name]
      if (field) this.reset(name, field, to, scope)
      this.#resets.delete(name)
    }
    return waiting.map(([name]) => name)
  }

  /** A field that was to take the first of options still on their way takes it now. */
  takesFirst(name: string): boolean {
    return this.#awaitsFirst.has(name)
  }

  forget(name: string): void {
    this.files.drop(this.#values[name])
    delete this.#values[name]
    this.#welcomed.delete(name)
    this.#kept.delete(name)
    this.#filled.delete(name)
    this.#awaitsFirst.delete(name)
  }

  /** The options of a field that need no call; none otherwise. */
  choicesOf(field: FieldArtefact): RawChoice[] {
    const countries = this.#host.phoneCountries().map((country) => country.country_code)
    const facts = { ...this.#host.facts(), data: this.#values }
    return listChoices(field, { facts, values: this.#values, countries }) ?? []
  }

  #take(name: string, { value, awaitsFirst }: FieldReset): void {
    this.put(name, value)
    if (awaitsFirst) this.#awaitsFirst.add(name)
  }
}
