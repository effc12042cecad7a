import type { ErrorCode } from '../errorCodes.ts'
import type { RuleName, RuleUse } from '../rule.ts'

/** The product words an error of these fields more closely: 'Insert phone number', not 'Field is required'. */
const codes: { [R in RuleName]?: { [O in RuleName]?: ErrorCode } } = {
  password: { required: 'insert_password', min_length: 'short_password', equals: 'passwords_not_equal' },
  phone: { required: 'insert_phone' },
  email: { required: 'insert_email' },
}

/** The parameters of a use, with the closer error code that its neighbours call for, unless it names one. */
export function specialise(use: RuleUse, uses: readonly RuleUse[]): Readonly<Record<string, unknown>> {
  for (const neighbour of uses) {
    const code = codes[neighbour.rule]?.[use.rule]
    if (code !== undefined) return { code, ...use.params }
  }
  return use.params ?? {}
}
