import { ChoicesStatus } from '../choices/ChoicesStatus.tsx'
import { useChoices } from '../choices/useChoices.ts'
import { useFieldValue, useFormContext } from '../formContext.ts'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import { FieldInput } from './FieldInput.tsx'
import { ArrowIcon } from './icons.tsx'
import { SearchSelect } from './SearchSelect.tsx'
import { usePlaceholder } from './usePlaceholder.ts'

type SelectProps = WidgetProps & {
  /** Country (ISO 3166-1 alpha-2) of an option, whose flag stands before it. */
  countryOf?: (value: string) => string
}

/** Longest list that is the browser's own: on phones, which have a wheel or sheet for it, and where it was only just loaded. */
const shortList = { onPhone: 12, loaded: 8 }

/**
 * One of many options. A list that is written out in the definition, or on a phone a short one, is the browser's own; one
 * that comes from elsewhere (countries, regions, banks, languages) can be searched, unless what an operation answers is
 * short (the periods of a limit).
 */
export function SelectWidget({ countryOf, ...props }: SelectProps) {
  const { name, id, field } = props
  const { session, host } = useFormContext()
  const value = useFieldValue(name)
  const choices = useChoices(name, field)
  const own = usePlaceholder(field)
  const placeholder = own ?? host.t('forms.ui.choose')
  const { list } = choices
  const isPhone = host.facts().device.kind === 'mobile'
  const isShort =
    (isPhone && list.length <= shortList.onPhone) || (isOperation(field) && list.length <= shortList.loaded)
  const isSearched = comesFromElsewhere(field) && !isShort
  const control = {
    ...ariaProps(props),
    id,
    name,
    invalid: props.invalid,
    autoComplete: field.autocomplete,
    placeholder,
    disabled: list.length === 0,
    'aria-busy': choices.state === 'loading' || undefined,
  }
  const choose = (chosen: string) => session.choose(name, chosen)
  return (
    <>
      {isSearched ? (
        <SearchSelect
          {...control}
          labelId={props.labelId}
          options={list}
          value={value}
          countryOf={countryOf}
          choose={choose}
          leave={() => session.commit()}
        />
      ) : (
        <FieldInput
          {...control}
          as="select"
          // A value that is not among the options yet is kept: its options may be on their way.
          value={list.some((choice) => choice.value === value) ? String(value) : ''}
          onChange={(event) => choose(event.currentTarget.value)}
          onBlur={() => session.commit()}
          end={<ArrowIcon />}
        >
          <option value="">{placeholder}</option>
          {list.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </FieldInput>
      )}
      <ChoicesStatus field={field} choices={choices} />
    </>
  )
}

function comesFromElsewhere({ type, choices }: WidgetProps['field']): boolean {
  if (type === 'country_code' || type === 'region') return true
  if (choices === undefined || Array.isArray(choices)) return false
  return (
    isOperation({ choices }) || ('from' in choices && (choices.as === 'country' || choices.as === 'locale'))
  )
}

function isOperation({ choices }: Pick<WidgetProps['field'], 'choices'>): boolean {
  return choices !== undefined && 'operation' in choices
}
