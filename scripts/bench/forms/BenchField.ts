/** A field as a developer would write it down who has no form language: what the contenders are made from. */
export interface BenchField {
  name: string
  kind: 'text' | 'email' | 'date' | 'select' | 'checkbox'
  /** Starts with the number of the field in brackets, by which the page finds it: `[17] Postcode`. */
  label: string
  required: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  options?: string[]
}

const COUNTRIES = ['LV', 'LT', 'EE', 'DE', 'AT', 'CH', 'FR', 'ES', 'PT', 'IT']
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK']

type Pattern = Omit<BenchField, 'label' | 'name'> & { sysname: string; title: string }

/** A registration form's worth of fields, repeated as often as need be. */
const CYCLE: Pattern[] = [
  { sysname: 'first_name', title: 'First name', kind: 'text', required: true, minLength: 2 },
  { sysname: 'last_name', title: 'Last name', kind: 'text', required: true, minLength: 2, maxLength: 40 },
  { sysname: 'email', title: 'E-mail', kind: 'email', required: true },
  { sysname: 'country', title: 'Country', kind: 'select', required: true, options: COUNTRIES },
  { sysname: 'birth_date', title: 'Date of birth', kind: 'date', required: false },
  { sysname: 'notify', title: 'Send me news', kind: 'checkbox', required: false },
  {
    sysname: 'promo_code',
    title: 'Promo code',
    kind: 'text',
    required: false,
    pattern: '^[A-Z0-9]{4,12}$',
  },
  { sysname: 'currency', title: 'Currency', kind: 'select', required: false, options: CURRENCIES },
  { sysname: 'address', title: 'Address', kind: 'text', required: true, minLength: 5, maxLength: 80 },
  { sysname: 'fakename', title: 'Nickname', kind: 'text', required: true, minLength: 4, maxLength: 20 },
  { sysname: 'postcode', title: 'Postcode', kind: 'text', required: false, pattern: '^[0-9]{4,8}$' },
  { sysname: 'terms', title: 'I accept the terms', kind: 'checkbox', required: true },
]

export function benchFields(count: number): BenchField[] {
  return Array.from({ length: count }, (_, index) => {
    const { sysname, title, ...rest } = CYCLE[index % CYCLE.length] as Pattern
    return { ...rest, name: `${sysname}_${index}`, label: `[${index}] ${title}` }
  })
}
