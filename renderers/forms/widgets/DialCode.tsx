import type { PhoneCountry } from '#schemas/rules/rule.ts'
import { codeName } from '../choices/nameChoices.ts'
import { useFormContext } from '../formContext.ts'
import styles from './controls.module.css'
import { Flag } from './Flag.tsx'
import { SearchSelect } from './SearchSelect.tsx'

type DialCodeProps = {
  country: PhoneCountry | undefined
  countries: readonly PhoneCountry[]
  choose: ((code: string) => void) | undefined
  /** Label of the phone field. */
  label: string
  id: string
}

const itself = (country: string) => country

/** The dial code before a number: flag and code are seen, and the list under them names the countries in full. */
export function DialCode({ country, countries, choose, label, id }: DialCodeProps) {
  const { host } = useFormContext()
  const locale = host.locale()
  const code = country && dialCode(country)
  if (!choose && !code) return null
  if (!choose)
    return (
      <span className={styles.dial}>
        {country && <Flag country={country.country_code} />}
        <bdi>{code}</bdi>
      </span>
    )
  const options = countries
    .map((one) => ({
      value: one.country_code,
      // The code stays as it is written where names run from right to left.
      name: `${codeName(one.country_code, 'region', locale)} \u2066${dialCode(one)}\u2069`,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
  const codeOf = (value: string) => {
    const found = countries.find((one) => one.country_code === value)
    return found ? dialCode(found) : ''
  }
  return (
    <div className={styles.dialBox} dir="ltr">
      <SearchSelect
        id={id}
        aria-label={host.t({ key: 'forms.ui.dialCode', args: { label } })}
        autoComplete="tel-country-code"
        inputMode="search"
        invalid={false}
        options={options}
        value={country?.country_code}
        countryOf={itself}
        shown={codeOf}
        choose={choose}
      />
    </div>
  )
}

function dialCode({ phone_code }: PhoneCountry): string {
  return `+${phone_code.replace('+', '')}`
}
