import type { Text, Values } from '#generated/grammar/types.ts'
import type { RuleError } from '#schemas/rules/rule.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import type { KnownText } from '../../host.ts'

type Words = {
  locale: string
  t: (text: Text) => string
  /** Label of another field that a parameter names. */
  labelOf: (field: string) => string
}

/** Codes that widgets make themselves and that no dictionary need have. */
const ownCodes: Readonly<Record<string, KnownText>> = {
  file_type: 'forms.ui.fileTypes',
  file_size: 'forms.ui.fileLimit',
}

/** An error in the words of the field, of the form's dictionary, by the default of either, or else the rule's name. */
export function errorText(
  form: FormArtefact,
  field: string | undefined,
  error: RuleError,
  words: Words,
): string {
  const own = field === undefined ? undefined : lookUp(form.fieldDictionary, field)
  const key =
    lookUp(own, error.code) ??
    lookUp(form.dictionary, error.code) ??
    lookUp(ownCodes, error.code) ??
    lookUp(own, 'default') ??
    lookUp(form.dictionary, 'default')
  if (key === undefined) return error.code
  return words.t({ key, args: errorArguments(error.params ?? {}, words) })
}

/** Parameters as a reader wants them: sums with their currency, dates, numbers, lists, and fields by their labels. */
export function errorArguments(params: NonNullable<RuleError['params']>, words: Words): Values {
  const { currency } = params
  const args: Values = {}
  for (const [name, value] of Object.entries(params)) {
    if (name === 'other' || name === 'field') args[name] = words.labelOf(String(value))
    else if (typeof currency === 'string' && typeof value === 'number')
      args[name] = String(formatValue({ amount: String(value), currency }, 'money', words.locale))
    else if (typeof value === 'number')
      args[name] = Number.isInteger(value) && value < 1000 ? value : number(value)
    else if (typeof value === 'string') args[name] = String(formatDay(value, words.locale))
    else args[name] = value.join(', ')
  }
  return args

  function number(value: number): string {
    return String(formatValue(value, 'number', words.locale))
  }
}

function formatDay(text: string, locale: string): unknown {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatValue(text, 'date', locale) : text
}

function lookUp<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}
