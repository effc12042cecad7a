import type { RuleError } from '#schemas/rules/rule.ts'

const none: readonly RuleError[] = []

/** The errors of a form by field, in the order they arose. */
export class ErrorStore {
  readonly #errors = new Map<string, readonly RuleError[]>()
  readonly #changed: (field: string) => void

  constructor(changed: (field: string) => void) {
    this.#changed = changed
  }

  of(field: string): readonly RuleError[] {
    return this.#errors.get(field) ?? none
  }

  fields(): string[] {
    return [...this.#errors.keys()]
  }

  /** Tells listeners only if something differs. */
  set(field: string, errors: readonly RuleError[]): void {
    if (sameErrors(this.of(field), errors)) return
    if (errors.length === 0) this.#errors.delete(field)
    else this.#errors.set(field, errors)
    this.#changed(field)
  }

  /** Sets the errors of all fields at once; those not named have none. */
  replace(errors: Readonly<Record<string, readonly RuleError[]>>): void {
    for (const field of this.fields()) if (!errors[field]) this.set(field, none)
    for (const [field, list] of Object.entries(errors)) this.set(field, list)
  }
}

function sameErrors(one: readonly RuleError[], other: readonly RuleError[]): boolean {
  return (
    one === other ||
    (one.length === other.length && one.every((error, index) => sameError(error, other[index])))
  )
}

function sameError(one: RuleError, other: RuleError | undefined): boolean {
  return one.code === other?.code && JSON.stringify(one.params) === JSON.stringify(other.params)
}
