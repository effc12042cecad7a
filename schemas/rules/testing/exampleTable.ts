import { describe, expect, test } from 'vitest'
import type { Rule, RuleContext, RuleError } from '../rule.ts'
import { testContext } from './testContext.ts'

type Bad = readonly [value: unknown, code: string, params?: RuleError['params']]

/** One table of examples: values that the rule takes and values that it refuses, with the error. */
export function exampleTable<P>(
  title: string,
  rule: Rule<P>,
  { params, good, bad, context }: { params: P; good: unknown[]; bad: Bad[]; context?: Partial<RuleContext> },
): void {
  const full = { ...testContext, ...context }
  describe(title, () => {
    test.each(good.map((value) => ({ value })))('takes $value', ({ value }) => {
      expect(rule(value, params, full)).toBeNull()
    })
    test.each(bad.map(([value, code, error]) => ({ value, code, error })))(
      'refuses $value: $code',
      ({ value, code, error }) => {
        expect(rule(value, params, full)).toEqual(error ? { code, params: error } : { code })
      },
    )
  })
}
