import { expect, it } from 'vitest'
import { calendarWords } from './calendarWords.ts'

const say = (locale: string) => {
  const words = calendarWords(locale)
  const of = (format: unknown) => (format as (day: string) => string)('1990-08-05')
  return {
    month: of(words.monthLabelFormat),
    day: of(words.getDayAriaLabel),
    decade: (words.decadeLabelFormat as (one: string, other: string) => string)('1990-01-01', '1999-12-31'),
    back: words.ariaLabels?.previousMonth,
    first: words.firstDayOfWeek,
  }
}

it('speaks the language of the reader, and begins the week as they do', () => {
  expect(say('de')).toEqual({
    month: 'August 1990',
    day: 'Sonntag, 5. August 1990',
    decade: '1990 – 1999',
    back: 'letzten Monat',
    first: 1,
  })
  expect(say('ru').month).toBe('август 1990 г.')
  expect(say('en-US').first).toBe(0)
})

it('writes the same digits as fields do, in Arabic too', () => {
  expect(say('ar-EG').decade).toBe('1990 – 1999')
  expect(say('ar-EG').month).toContain('1990')
})
