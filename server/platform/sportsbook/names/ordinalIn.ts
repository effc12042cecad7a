import type { Language } from './Names.ts'
import ordinals from './ordinals.json' with { type: 'json' }

const rules = new Map<Language, Intl.PluralRules>()

/** A number as a place in a row: 2nd, 2., 2-й. */
export function ordinalIn(language: Language, number: number): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language, { type: 'ordinal' })
  rules.set(language, rule)
  const forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>> = ordinals[language]
  return (forms[rule.select(number)] ?? forms.other).replace('{n}', String(number))
}
