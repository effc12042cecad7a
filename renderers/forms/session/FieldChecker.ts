import { loadRules, type RuleTable } from '#schemas/rules/registry.ts'
import type { RuleName, RuleUse } from '#schemas/rules/rule.ts'
import type { ResolvedForm } from '#schemas/runtime/resolveForm.ts'
import { type FormErrors, runFormRules } from '#schemas/runtime/validateForm.ts'
import type { Host } from '../../host.ts'

/** Runs the rules of fields. Rules with heavy libraries are loaded only for forms that use them. */
export class FieldChecker {
  readonly #host: Host
  readonly #changed: () => void
  readonly #unknown = new Map<string, string>()
  readonly #asked = new Set<string>()
  #table: RuleTable = {}
  #loading: Promise<void> = Promise.resolve()

  constructor(host: Host, changed: () => void) {
    this.#host = host
    this.#changed = changed
  }

  /** Begins to load the rules that a form needs. */
  prepare(form: ResolvedForm): void {
    const used = Object.keys(form.fields).flatMap((name) => usesOf(form, name).map(({ rule }) => rule))
    const wanted = [...new Set(used)].filter((rule) => !this.#asked.has(rule))
    if (wanted.length === 0) return
    for (const rule of wanted) this.#asked.add(rule)
    this.#loading = Promise.all([this.#loading, ...wanted.map((rule) => this.#load(rule))]).then(
      this.#changed,
    )
  }

  /** Resolves when all rules asked for are here, or known not to exist. */
  async ready(): Promise<void> {
    await this.#loading
  }

  /** Why the rules of a field cannot be run. */
  broken(form: ResolvedForm, name: string): string | undefined {
    return usesOf(form, name)
      .map(({ rule }) => this.#unknown.get(rule))
      .find((reason) => reason !== undefined)
  }

  /** What the rules say of some fields; nothing of rules that are loading or unknown. */
  check(form: ResolvedForm, names: readonly string[], values: Readonly<Record<string, unknown>>): FormErrors {
    const context = {
      values,
      phoneCountries: this.#host.phoneCountries(),
      today: this.#host.today(values.country_code),
      passwordLength: this.#host.passwordLength?.(),
      names: this.#host.names?.(),
    }
    const rulesOf = (name: string) =>
      usesOf(form, name).filter(({ rule }) => Object.hasOwn(this.#table, rule))
    try {
      return runFormRules({ ...form, rulesOf }, names, values, context, this.#table)
    } catch (error) {
      this.#host.report(error, `rules of fields ${names.join()}`)
      return {}
    }
  }

  async #load(rule: RuleName): Promise<void> {
    try {
      // Awaited apart: the table may grow meanwhile.
      const loaded = await loadRules([rule])
      this.#table = { ...this.#table, ...loaded }
    } catch (error) {
      this.#unknown.set(rule, error instanceof Error ? error.message : String(error))
      this.#host.report(error, `rule ${rule}`)
      // A library that failed to arrive may be asked for again with the next version of the form.
      this.#asked.delete(rule)
    }
  }
}

/** Definitions are checked against the grammar of rules at publish; their type does not say so. */
function usesOf(form: ResolvedForm, name: string): readonly RuleUse[] {
  return form.rulesOf(name) as readonly RuleUse[]
}
