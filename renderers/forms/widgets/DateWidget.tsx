import { useRef, useState } from 'react'
import { lazyPart } from '../../lazyPart.ts'
import { useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'
import { dateLimit } from './dateLimit.ts'
import { dateText } from './dateText.ts'
import { FieldInput } from './FieldInput.tsx'
import { CalendarIcon } from './icons.tsx'
import { useTextControl } from './useTextControl.ts'

/** Only who picks a date needs it. */
const useDateCalendar = lazyPart(() => import('./DateCalendar.tsx').then(({ DateCalendar }) => DateCalendar))

/** A date, typed as dd.mm.yyyy or picked in a calendar: on phones the browser's own, which has wheels. */
export function DateWidget(props: WidgetProps) {
  const { host } = useFormContext()
  const control = useTextControl<HTMLInputElement>(props, dateText)
  const Calendar = host.facts().device.kind === 'mobile' ? WheelButton : CalendarButton
  return (
    <FieldInput
      {...control}
      type="text"
      inputMode="numeric"
      placeholder={control.placeholder ?? host.t('forms.ui.dateFormat')}
      end={<Calendar {...props} />}
    />
  )
}

function CalendarButton(props: WidgetProps) {
  const { name, label } = props
  const { session, host } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const bounds = useBounds(props)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const DateCalendar = useDateCalendar(isOpen, close)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.inside}
        aria-label={host.t({ key: 'forms.ui.openCalendar', args: { label } })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // A press beside the calendar closes it, on this button too.
        onPointerDown={() => {
          wasOpen.current = isOpen
        }}
        onClick={() => {
          setOpen(!wasOpen.current)
          wasOpen.current = false
        }}
      >
        <CalendarIcon />
      </button>
      {isOpen && DateCalendar && (
        <DateCalendar
          {...bounds}
          label={label}
          locale={host.locale()}
          value={isoDate(session.value(name))}
          choose={(day) => session.choose(name, day)}
          close={close}
        />
      )}
    </>
  )
}

function WheelButton(props: WidgetProps) {
  const { name, label } = props
  const { session, host } = useFormContext()
  const picker = useRef<HTMLInputElement>(null)
  const { min, max } = useBounds(props)
  const open = () => {
    const element = picker.current
    if (!element) return
    element.value = isoDate(session.value(name)) ?? ''
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
        min={min}
        max={max}
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

function useBounds({ field }: WidgetProps) {
  const { session, host } = useFormContext()
  const today = host.today(session.value('country_code'))
  const { min, max } = field.attributes
  return { today, min: dateLimit(min, today), max: dateLimit(max, today) }
}

function isoDate(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
}
