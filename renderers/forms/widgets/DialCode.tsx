import type { PhoneCountry } from '#schemas/rules/rule.ts'
import { codeName } from '../choices/nameChoices.ts'
import { useFormContext } from '../formContext.ts'
import styles from './controls.module.css'
import { Flag } from './Flag.tsx'
import { ArrowIcon } from './icons.tsx'

type DialCodeProps = {
  country: PhoneCountry | undefined
  countries: readonly PhoneCountry[]
  choose: ((code: string) => void) | undefined
  /** Label of the phone field. */
  label: string
  id: string
}

/** The dial code before a number: flag and code are seen, and the list under them names the countries in full. */
export function DialCode({ country, countries, choose, label, id }: DialCodeProps) {
  const { host } = useFormContext()
  const locale = host.locale()
  const code = country && `+${country.phone_code.replace('+', '')}`
  if (!choose && !code) return null
  const seen = (
    <span className={styles.dial} aria-hidden={choose ? true : undefined}>
      {country && <Flag country={country.country_code} />}
      <bdi>{code}</bdi>
      {choose && <ArrowIcon />}
    </span>
  )
  if (!choose) return seen
  const named = countries
    .map((one) => ({ ...one, shown: codeName(one.country_code, 'region', locale) }))
    .sort((one, other) => one.shown.localeCompare(other.shown, locale))
  return (
    <span className={styles.dialBox}>
      {seen}
      <select
        id={id}
        className={styles.over}
        aria-label={host.t({ key: 'forms.ui.dialCode', args: { label } })}
        autoComplete="tel-country-code"
        value={country?.country_code ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {!country && <option value="" />}
        {named.map((one) => (
          <option key={one.country_code} value={one.country_code}>
            {`${one.shown} +${one.phone_code.replace('+', '')}`}
          </option>
        ))}
      </select>
    </span>
  )
}
