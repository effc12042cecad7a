import '../../theme/mantine.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/dates/styles.layer.css'
import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useMemo } from 'react'
import { calendarWords } from './calendarWords.ts'
import styles from './DateCalendar.module.css'

type DateCalendarProps = {
  label: string
  locale: string
  /** Days as ISO 8601 dates. */
  value: string | undefined
  today: string
  min: string | undefined
  max: string | undefined
  choose: (day: string) => void
  close: () => void
}

/**
 * A calendar that begins with the years, from the last one that may be chosen: few are born this month. Arrow keys walk,
 * Escape closes.
 */
export function DateCalendar({ label, locale, value, today, min, max, choose, close }: DateCalendarProps) {
  const words = useMemo(() => calendarWords(locale), [locale])
  const first = value ?? (max !== undefined && max < today ? max : today)
  return (
    <Popover
      opened
      onDismiss={close}
      trapFocus
      position="bottom-end"
      offset={8}
      middlewares={{ flip: true, shift: true, inline: false }}
      classNames={{ dropdown: styles.box }}
    >
      <Popover.Target>
        <span className={styles.anchor} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} aria-labelledby={undefined} data-own-escape>
        <DatePicker
          {...words}
          className={styles.calendar}
          size="md"
          // The years of a decade first, unless there is a day already.
          defaultLevel={value === undefined ? 'decade' : 'month'}
          defaultDate={first}
          value={value ?? null}
          minDate={min}
          maxDate={max}
          hideOutsideDates
          onChange={(day) => {
            if (day !== null) choose(day)
            close()
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
