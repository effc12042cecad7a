import { useEffect, useMemo } from 'react'
import { matchPhoneCountry } from '#schemas/rules/matchPhoneCountry.ts'
import { plainCharacters } from '#schemas/rules/plainCharacters.ts'
import { lazyPart } from '../../lazyPart.ts'
import { useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'
import { DialCode } from './DialCode.tsx'
import { FieldInput } from './FieldInput.tsx'
import { digitsOf, phoneText } from './phoneText.ts'
import { usePhoneCountry } from './usePhoneCountry.ts'
import { useTextControl } from './useTextControl.ts'
import { isComposing, type TextEvent } from './useTextEntry.ts'

/** As large as half of the form, and asked for by the rule for phone numbers too. */
const usePlans = lazyPart(() => import('#schemas/rules/readPhone.ts'))

/** A phone number: its country's dial code, and the national number in that country's mask. */
export function PhoneWidget(props: WidgetProps) {
  const { name, id, field, label } = props
  const { session } = useFormContext()
  const { country, countries, choose, isInternational } = usePhoneCountry(name, field)
  const plans = usePlans()
  const format = useMemo(
    () => phoneText(country, isInternational, field.mask, plans),
    [country, isInternational, field.mask, plans],
  )
  const control = useTextControl<HTMLInputElement>(props, format)
  const onChange = (event: TextEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    const typed = plainCharacters(box.value).trim()
    if (!choose || isComposing(event) || !/^(\+|00)/.test(typed)) return control.onChange(event)
    const matched = matchPhoneCountry(typed, countries, country?.country_code)
    if (matched) {
      const own = phoneText(matched, isInternational, field.mask, plans)
      box.value = own.shape?.(box.value) ?? box.value
      session.type(name, own.read(box.value))
      if (matched !== country) choose(matched.country_code)
      return
    }
    // A dial code that is still being typed.
    box.value = typed.slice(0, 1) + digitsOf(typed.slice(1))
    session.type(name, box.value)
  }
  // What was typed for one country may be too long for another.
  useEffect(() => {
    const value = session.value(name)
    const fitting = format.read(format.show(value))
    if (typeof value === 'string' && /^\d/.test(value) && fitting !== value) session.set(name, fitting)
  }, [session, name, format])
  return (
    <div className={styles.phone}>
      <DialCode country={country} countries={countries} choose={choose} label={label} id={`${id}-dial`} />
      <FieldInput
        {...control}
        onChange={onChange}
        onCompositionEnd={onChange}
        type="tel"
        dir="ltr"
        inputMode="tel"
        autoComplete={country && field.autocomplete === 'tel' ? 'tel-national' : field.autocomplete}
        placeholder={control.placeholder ?? [country?.mask].flat()[0]?.replaceAll('#', '0')}
      />
    </div>
  )
}
