import type { ReactNode } from 'react'
import { ChoicesStatus } from '../choices/ChoicesStatus.tsx'
import { useChoices } from '../choices/useChoices.ts'
import { useFieldValue, useFormContext } from '../formContext.ts'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'
import { ArrowIcon } from './icons.tsx'
import { usePlaceholder } from './usePlaceholder.ts'

type SelectProps = WidgetProps & { lead?: ReactNode }

/**
 * One of many options, in the browser's own list: it opens at once, works by keyboard and screen reader, and becomes
 * the wheel or sheet that phones know.
 */
export function SelectWidget({ lead, ...props }: SelectProps) {
  const { name, id, field } = props
  const { session, host } = useFormContext()
  const value = useFieldValue(name)
  const choices = useChoices(name, field)
  const placeholder = usePlaceholder(field)
  const known = choices.list.some((choice) => choice.value === value)
  return (
    <>
      <div className={styles.group} data-lead={lead ? true : undefined}>
        {lead}
        <select
          {...ariaProps(props)}
          id={id}
          name={name}
          className={styles.control}
          data-ends
          autoComplete={field.autocomplete}
          // A value that is not among the options yet is kept: its options may be on their way.
          value={known ? String(value) : ''}
          disabled={choices.list.length === 0}
          aria-busy={choices.state === 'loading' || undefined}
          onChange={(event) => session.choose(name, event.currentTarget.value)}
          onBlur={() => session.commit()}
        >
          <option value="">{placeholder ?? host.t('forms.ui.choose')}</option>
          {choices.list.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
        <ArrowIcon className={styles.arrow} />
      </div>
      <ChoicesStatus field={field} choices={choices} />
    </>
  )
}
