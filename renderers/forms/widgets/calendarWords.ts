import type { DatePickerProps } from '@mantine/dates'

type Words = Pick<
  DatePickerProps,
  | 'ariaLabels'
  | 'decadeLabelFormat'
  | 'firstDayOfWeek'
  | 'getDayAriaLabel'
  | 'monthLabelFormat'
  | 'monthsListFormat'
  | 'weekdayFormat'
  | 'yearLabelFormat'
  | 'yearsListFormat'
>

/** What a calendar says, in the words that the browser has for the language, so that no language needs a file of them. */
export function calendarWords(locale: string): Words {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', ...options, timeZone: 'UTC' })
    return (day: string) => format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
  }
  const relative = new Intl.RelativeTimeFormat(locale, {
    numeric: 'auto',
    numberingSystem: 'latn',
  } as Intl.RelativeTimeFormatOptions)
  const year = written({ year: 'numeric' })
  return {
    firstDayOfWeek: firstDayOf(locale),
    weekdayFormat: written({ weekday: 'short' }),
    getDayAriaLabel: written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    monthLabelFormat: written({ month: 'long', year: 'numeric' }),
    monthsListFormat: written({ month: 'short' }),
    yearLabelFormat: year,
    yearsListFormat: year,
    decadeLabelFormat: (first, last) => `${year(first)} – ${year(last)}`,
    ariaLabels: {
      previousMonth: relative.format(-1, 'month'),
      nextMonth: relative.format(1, 'month'),
      previousYear: relative.format(-1, 'year'),
      nextYear: relative.format(1, 'year'),
      previousDecade: relative.format(-10, 'year'),
      nextDecade: relative.format(10, 'year'),
    },
  }
}

type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** 0 is Sunday; Monday where the browser does not say. */
function firstDayOf(locale: string): Day {
  const language: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale)
  return ((language.getWeekInfo?.().firstDay ?? 1) % 7) as Day
}
