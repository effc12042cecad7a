import { expect, test } from 'vitest'
import ar from './ar.json'
import { createTranslate } from './createTranslate.ts'
import de from './de.json'
import en from './en.json'
import lv from './lv.json'
import ru from './ru.json'

const given = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

test.each(Object.entries({ lv, ru, de, ar }))(
  '%s says all that English says, of the same things',
  (_, words) => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort())
    for (const [key, text] of Object.entries(words))
      expect(given(text), key).toEqual(given(en[key as keyof typeof en]))
  },
)
test('words are filled in, and a language that there is none of is English', async () => {
  expect((await createTranslate('de-AT'))('free.left', { count: 3, stake: '1 €' })).toBe(
    'Freispiele: 3 zu je 1 €',
  )
  expect((await createTranslate('xx'))('stake')).toBe('Stake')
})
