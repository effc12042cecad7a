import { maxDate } from './maxDate.ts'
import type { Rule, RuleParams } from './rule.ts'
import { readDate, resolveDateBound } from './support/isoDate.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/**
 * A day of the calendar with a four-digit year, from `min` to `max`, both inclusive: ISO dates, 'today',
 * or ISO 8601 durations counted from today, '-P18Y'.
 */
export const date: Rule<RuleParams['date']> = (value, { min, max }, context) =>
  onText(value, (text) => {
    const day = readDate(text)
    if (day === null) return ruleError('date')
    const earliest = min === undefined ? null : resolveDateBound(min, context.today)
    if (earliest !== null && day < earliest) return ruleError('min_date', { min: earliest })
    return max === undefined ? null : maxDate(text, { max }, context)
  })
