import { useRef } from 'react'
import { useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'
import { dateLimit } from './dateLimit.ts'
import { dateText } from './dateText.ts'
import { CalendarIcon } from './icons.tsx'
import { useTextControl } from './useTextControl.ts'

/** A date, typed as dd.mm.yyyy or picked in the browser's own calendar. */
export function DateWidget(props: WidgetProps) {
  const { name, field, label } = props
  const { host } = useFormContext()
  const control = useTextControl<HTMLInputElement>(props, dateText)
  return (
    <div className={styles.group}>
      <input
        {...control}
        data-ends
        type="text"
        inputMode="numeric"
        placeholder={control.placeholder ?? host.t('forms.ui.dateFormat')}
      />
      <Calendar name={name} field={field} label={label} />
    </div>
  )
}

function Calendar({ name, field, label }: Pick<WidgetProps, 'name' | 'field' | 'label'>) {
  const { session, host } = useFormContext()
  const picker = useRef<HTMLInputElement>(null)
  const today = host.today(session.value('country_code'))
  const open = () => {
    const element = picker.current
    if (!element) return
    const value = session.value(name)
    element.value = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : ''
    element.showPicker()
  }
  return (
    <>
      <input
        ref={picker}
        className={styles.picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={dateLimit(field.attributes.min, today)}
        max={dateLimit(field.attributes.max, today)}
        onChange={(event) => session.choose(name, event.currentTarget.value)}
      />
      <button
        type="button"
        className={styles.inside}
        aria-label={host.t({ key: 'forms.ui.openCalendar', args: { label } })}
        onClick={open}
      >
        <CalendarIcon />
      </button>
    </>
  )
}
