import type { Rule, RuleParams } from './rule.ts'
import { readDate, resolveDateBound } from './support/isoDate.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** A day not later than `max`: an ISO date, 'today', or an ISO 8601 duration counted from today. */
export const maxDate: Rule<RuleParams['max_date']> = (value, { max }, { today }) =>
  onText(value, (text) => {
    const day = readDate(text)
    if (day === null) return ruleError('date')
    const latest = resolveDateBound(max, today)
    return latest !== null && day > latest ? ruleError('max_date', { max: latest }) : null
  })
