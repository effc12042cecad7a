import type { BenchForm } from '../../forms/benchForm.ts'

/** Validates a submission for the first time; answers how many fields it refuses. */
export type Validate = (form: BenchForm, values: Record<string, unknown>) => number

declare global {
  interface Window {
    validateOnce: (
      form: BenchForm,
      values: Record<string, unknown>,
    ) => { first: number; second: number; refused: number }
  }
}

/** Gives a validator to the benchmark: milliseconds of its first validation in this page, and of the next. */
export function offer(validate: Validate): void {
  window.validateOnce = (form, values) => {
    const started = performance.now()
    const refused = validate(form, values)
    const between = performance.now()
    validate(form, values)
    return { first: between - started, second: performance.now() - between, refused }
  }
  Object.assign(window, { bench: {} })
}
