import { setupI18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { sayMessage } from './sayMessage.ts'

const messages = {
  style: ['You have ', ['n', 'number', 'whole'], ' of ', ['all'], '.'],
  unknown: [['n', 'spellout'], '!'],
  plural: [['n', 'plural', { one: ['one'], other: [['n', 'number', 'whole'], ' spins'] }]],
  date: ['Since ', ['d', 'date']],
  constant: 'Home',
}
const i18n = setupI18n({ locale: 'en', messages: { en: messages as never } })

it.each([
  ['style', { n: 3, all: 7 }, 'You have 3 of 7.'],
  ['unknown', { n: 3 }, '3!'],
  ['plural', { n: 3 }, '3 spins'],
  ['date', { d: 'no date' }, 'Since no date'],
  ['style', {}, 'You have  of .'],
])('says what fails as plainly as it can: %s of %o', (key, values, said) => {
  const failed = vi.fn()
  expect(sayMessage(i18n, key, values, failed)).toBe(said)
  expect(failed).toHaveBeenCalledOnce()
})

it('says what does not fail as it is meant', () => {
  const failed = vi.fn()
  expect(sayMessage(i18n, 'date', { d: '2026-03-04T12:00:00Z' }, failed)).toBe('Since Mar 4, 2026')
  expect(failed).not.toHaveBeenCalled()
})
