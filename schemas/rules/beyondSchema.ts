import type { RuleName } from './rule.ts'

/**
 * Rules that refuse more than the JSON Schema of a form can say, and why. Of every other rule the schema says all: what
 * it accepts, any validator accepts, and what it refuses, any validator refuses. Whoever takes a form elsewhere has
 * these left to carry out, or to leave to the server (docs/editing.md). Two tests hold this list: a rule that is not in
 * it may differ for no value, and one that is in it must for some.
 */
export const beyondSchema: Partial<Record<RuleName, string>> = {
  password_length: 'The site says how long a password may be, and not the form.',
  common_password: 'It looks at a list of passwords and at other fields.',
  equals: 'It compares two fields.',
  date: 'Which days there are, and how old a player is today, no pattern can tell.',
  max_date: 'It compares with a day.',
  sum: 'An amount is text, of which a schema knows no value.',
  min_value: 'An amount is text, of which a schema knows no value.',
  max_value: 'An amount is text, of which a schema knows no value.',
  phone: 'Which numbers there are depends on the country beside it.',
  card_number: 'Its last digit is computed from the others.',
  iban: 'Its check digits are computed from the rest, and each country has its length.',
}
