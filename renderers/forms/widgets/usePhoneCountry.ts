import { useEffect, useState } from 'react'
import type { PhoneCountry } from '#schemas/rules/rule.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import { useFieldValue, useFormContext, useFormView } from '../formContext.ts'
import { countryFieldOf } from '../session/phoneFields.ts'
import { digitsOf } from './phoneText.ts'

export type ChosenCountry = {
  country: PhoneCountry | undefined
  countries: readonly PhoneCountry[]
  /** undefined where the country is chosen elsewhere in the form */
  choose?: (code: string) => void
  /** No field of the form holds the country, so the number itself must. */
  isInternational: boolean
}

/** Which country a phone number belongs to: another field's value, or what was chosen beside the number. */
export function usePhoneCountry(name: string, field: FieldArtefact): ChosenCountry {
  const { session, host } = useFormContext()
  const view = useFormView()
  const countryField = countryFieldOf(field)
  const isInternational = !session.resolved().order.includes(countryField)
  const held = useFieldValue(countryField)
  const countries = host.phoneCountries()
  const [own, setOwn] = useState(() => countryOfNumber(session.value(name), countries) ?? preferred())
  const code = isInternational ? own : (held ?? own)
  const country = countries.find((one) => one.country_code === code)
  const isElsewhere = !isInternational && !view.absorbed.has(countryField)
  // The country shown is the country meant, also before anybody chose it.
  const isUnsaid = !isInternational && !isElsewhere && held === undefined && own !== undefined
  useEffect(() => {
    if (isUnsaid) session.set(countryField, own)
  }, [isUnsaid, session, countryField, own])
  const choose = (chosen: string) => {
    setOwn(chosen)
    if (!isInternational) session.choose(countryField, chosen)
  }
  // A mask of the field's own stands for a number whose country is settled.
  const isFixed = isElsewhere || (isInternational && field.mask !== undefined)
  return {
    country: isInternational && isFixed ? undefined : country,
    countries,
    isInternational: isInternational && !isFixed,
    ...(!isFixed && { choose }),
  }

  function preferred(): string | undefined {
    const facts = host.facts()
    const pointers = [
      '/session/country_code',
      '/device/country',
      '/site/country',
      '/site/default_country',
      '/site/general/default_country',
    ]
    const found = pointers
      .map((pointer) => readPointer(facts, pointer))
      .find((value) => typeof value === 'string')
    const known = countries.find((one) => one.country_code === found) ?? countries[0]
    return known?.country_code
  }
}

/** The country of a number that carries its dial code; the longest code counts. */
function countryOfNumber(value: unknown, countries: readonly PhoneCountry[]): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const fitting = countries.filter((one) => value.startsWith(digitsOf(one.phone_code)))
  const longest = fitting.sort((a, b) => b.phone_code.length - a.phone_code.length)[0]
  return longest?.country_code
}
