import type { Text } from '#generated/grammar/types.ts'
import type { RawChoice } from './listChoices.ts'

export type NamedChoice = { value: string; name: string; details?: string; picture?: string }

const kinds = { country: 'region', currency: 'currency', locale: 'language' } as const

/** Options with their names in the reader's language; countries in its alphabetical order. */
export function nameChoices(
  choices: readonly RawChoice[],
  locale: string,
  t: (text: Text, item?: unknown) => string,
): NamedChoice[] {
  const named = choices.map((choice): NamedChoice => {
    const details = choice.details === undefined ? choice.said : t(choice.details, choice.item)
    const { value, picture } = choice
    return {
      value,
      name: nameOf(choice, locale, t),
      ...(details !== undefined && { details }),
      ...(picture !== undefined && { picture }),
    }
  })
  return choices.some((choice) => choice.as === 'country') ? named.sort(collatorOf(locale)) : named
}

function nameOf({ value, label, name, as }: RawChoice, locale: string, t: (text: Text) => string): string {
  if (label !== undefined) return t(label)
  if (as === 'currency') return `${value} · ${codeName(value, 'currency', locale)}`
  // A language is found by its reader under its own name.
  if (as === 'locale') return name ?? codeName(value, 'language', value)
  if (as === 'country') return codeName(value, 'region', locale)
  return name ?? value
}

const names = new Map<string, Intl.DisplayNames>()

/** The name of a code; the code itself where the language knows none. Makers of names are slow to make, so kept. */
export function codeName(code: string, type: (typeof kinds)[keyof typeof kinds], locale: string): string {
  const key = `${type}/${locale}`
  try {
    const known = names.get(key) ?? new Intl.DisplayNames([locale, 'en'], { type })
    names.set(key, known)
    return known.of(code) ?? code
  } catch {
    return code
  }
}

function collatorOf(locale: string) {
  const { compare } = new Intl.Collator(locale)
  return (one: NamedChoice, other: NamedChoice) => compare(one.name, other.name)
}
