import type { Resets } from '#generated/grammar/types.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import type { ActionScope, Host } from '../../host.ts'
import type { RawChoice } from '../choices/listChoices.ts'
import { agreedCountry, countriesOfLanguages } from './supposedCountry.ts'

/** A value, or the wish for the first of options that are still on their way. */
export type FieldReset = { value: unknown; awaitsFirst?: boolean }

/** What a field holds when the form opens. */
export function initialValue(
  field: FieldArtefact,
  choices: readonly RawChoice[],
  host: Host,
  scope: ActionScope,
): FieldReset {
  const { initial } = field
  if (initial === undefined) return { value: undefined }
  if (typeof initial !== 'object') return { value: initial }
  if ('to' in initial) return resetValue(initial.to, field, choices, host, scope)
  const bound = host.resolve({ value: initial }, scope).value
  return { value: bound === undefined ? undefined : toFieldType(bound, field) }
}

/** What a field is set to; of several the first that yields something. */
export function resetValue(
  resets: Resets,
  field: FieldArtefact,
  choices: readonly RawChoice[],
  host: Host,
  scope?: ActionScope,
): FieldReset {
  for (const reset of [resets].flat()) {
    const to = typeof reset === 'string' ? reset : host.resolve({ to: reset }, scope).to
    const found = resetTo(String(to), field, choices, host, scope?.data)
    if (found.value !== undefined || found.awaitsFirst) return found
  }
  return { value: undefined }
}

/** The words of the product document for what a field is set to: emptyValue, firstValue, selectedValue. */
function resetTo(
  to: string,
  field: FieldArtefact,
  choices: readonly RawChoice[],
  host: Host,
  data: ActionScope['data'],
): FieldReset {
  if (to === 'firstValue') {
    const first = choices[0]?.value
    return first === undefined ? { value: undefined, awaitsFirst: isFetched(field) } : { value: first }
  }
  if (to === 'selectedValue') {
    const preferred = preferredValue(field, choices, host, data)
    if (preferred !== undefined) return { value: preferred }
  }
  return { value: undefined }
}

function isFetched({ choices }: FieldArtefact): boolean {
  return choices !== undefined && 'operation' in choices
}

/** The visitor's country, currency or locale, where it is among the options. */
function preferredValue(
  field: FieldArtefact,
  choices: readonly RawChoice[],
  host: Host,
  data: ActionScope['data'],
): string | undefined {
  const facts = host.facts()
  const read = (...pointers: string[]) =>
    pointers.map((pointer) => readPointer(facts, pointer)).find((value) => typeof value === 'string')
  const ofCountry = currencyOfCountry(readPointer(facts, '/site/country_currencies'), data?.country_code)
  const kind = choices[0]?.as ?? (field.type === 'country_code' ? 'country' : undefined)
  const wanted =
    kind === 'country' || field.type === 'phone'
      ? (read('/session/country_code') ??
        agreedCountry(
          [data?.phone_country_code, read('/site/country'), countryOfLanguages()].filter(isOffered),
          read('/site/default_country', '/site/general/default_country'),
        ))
      : kind === 'currency'
        ? ofCountry
          ? ofCountry.currency
          : read(
              '/session/currency',
              '/site/currency',
              '/site/default_currency',
              '/site/general/default_currency',
            )
        : kind === 'locale'
          ? host.locale()
          : undefined
  return isOffered(wanted) ? wanted : undefined

  function countryOfLanguages(): string | undefined {
    return countriesOfLanguages(navigator.languages, host.locale()).find(isOffered)
  }

  function isOffered(value: unknown): value is string {
    if (typeof value !== 'string') return false
    return choices.length === 0 || choices.some((choice) => choice.value === value)
  }
}

/** Whoever has said where they live is offered the money of that country, and none where the site names none for it. */
function currencyOfCountry(byCountry: unknown, country: unknown): { currency: unknown } | undefined {
  if (typeof byCountry !== 'object' || byCountry === null) return undefined
  if (typeof country !== 'string' || country === '') return undefined
  return { currency: Object.entries(byCountry).find(([code]) => code === country)?.[1] }
}

/** Bound values come from addresses and sessions as text; a box wants true or false. */
export function toFieldType(value: unknown, field: FieldArtefact): unknown {
  if (field.type === 'checkbox') return value === true || value === 'true' || value === '1' || value === 1
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}
