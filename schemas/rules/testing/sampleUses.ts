import type { RuleName, RuleUse } from '../rule.ts'

/** Uses of every rule, with and without its optional parameters; the shared suites run over them. */
const samples: { [R in RuleName]: readonly Extract<RuleUse, { rule: R }>[] } = {
  type: [
    { rule: 'type', params: { type: 'string' } },
    { rule: 'type', params: { type: 'boolean' } },
    { rule: 'type', params: { type: 'integer' } },
    { rule: 'type', params: { type: 'array' } },
  ],
  required: [{ rule: 'required' }, { rule: 'required', params: { code: 'insert_phone' } }],
  checked: [{ rule: 'checked' }],
  min_length: [
    { rule: 'min_length', params: { min: 0 } },
    { rule: 'min_length', params: { min: 6, code: 'short_password' } },
  ],
  max_length: [{ rule: 'max_length', params: { max: 3 } }],
  exact_length: [{ rule: 'exact_length', params: { length: 2 } }],
  digits: [{ rule: 'digits' }],
  one_time_code: [{ rule: 'one_time_code' }, { rule: 'one_time_code', params: { length: 4 } }],
  password: [{ rule: 'password' }],
  password_length: [{ rule: 'password_length' }],
  common_password: [
    { rule: 'common_password' },
    { rule: 'common_password', params: { unlike: ['password', 'country'] } },
  ],
  equals: [
    { rule: 'equals', params: { field: 'password' } },
    { rule: 'equals', params: { field: 'constructor', code: 'passwords_not_equal' } },
  ],
  name: [{ rule: 'name' }],
  name_loose: [{ rule: 'name_loose' }],
  latin_cyrillic: [{ rule: 'latin_cyrillic' }],
  address: [{ rule: 'address' }],
  card_holder: [{ rule: 'card_holder' }],
  fakename: [{ rule: 'fakename' }],
  sum: [{ rule: 'sum', params: { min: 10, max: 5000, currency: 'EUR' } }],
  date: [{ rule: 'date' }, { rule: 'date', params: { min: '1900-01-01', max: '-P18Y' } }],
  max_date: [{ rule: 'max_date', params: { max: 'today' } }],
  sex: [{ rule: 'sex' }],
  text: [{ rule: 'text' }, { rule: 'text', params: { optional: true } }],
  postcode: [{ rule: 'postcode' }, { rule: 'postcode', params: { regex: '^LV-[0-9]{4}$|^[0-9]{4}$' } }],
  phone: [
    { rule: 'phone' },
    { rule: 'phone', params: { country_field: 'country' } },
    { rule: 'phone', params: { country_field: 'dial_code' } },
    { rule: 'phone', params: { country_field: 'unknown_country' } },
  ],
  email: [{ rule: 'email' }],
  card_number: [{ rule: 'card_number' }, { rule: 'card_number', params: { pattern: '^token_[a-z]+$' } }],
  iban: [{ rule: 'iban' }],
  min_value: [{ rule: 'min_value', params: { min: -1.5 } }],
  max_value: [{ rule: 'max_value', params: { max: 1000 } }],
  regex: [
    { rule: 'regex', params: { pattern: 'ab|cd' } },
    { rule: 'regex', params: { pattern: '(' } },
  ],
  custom: [{ rule: 'custom' }, { rule: 'custom', params: { regex: '^[a-z]*$' } }],
  promo_code: [{ rule: 'promo_code' }],
  one_of: [
    { rule: 'one_of', params: { values: ['LV', 'EE', 1, false] } },
    { rule: 'one_of', params: { values: [] } },
  ],
  mask: [
    { rule: 'mask', params: { mask: '##-##' } },
    { rule: 'mask', params: { mask: ['+371 (##) ###.###', 'A#/$^[]{}|*?\\'] } },
  ],
}

export const sampleUses: readonly RuleUse[] = Object.values(samples).flat()
