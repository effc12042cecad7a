import { expect, it } from 'vitest'
import { type Identity, personTexts } from './personTexts.ts'

const anna: Identity = { firstName: 'Anna', lastName: 'Bērziņa', birthDate: '1990-05-17' }
const isSame = (one: Identity, other: Identity) => {
  const known = new Set(personTexts(one).map(({ kind, text }) => `${kind} ${text}`))
  return personTexts(other).some(({ kind, text }) => known.has(`${kind} ${text}`))
}

it.each<[string, Identity]>([
  ['in capitals, without accents', { ...anna, firstName: 'ANNA', lastName: 'BERZINA' }],
  ['with letters and accents apart', { ...anna, lastName: 'Be\u0304rzin\u0327a' }],
  [
    'with spaces and marks that nobody sees',
    { ...anna, firstName: ' An\u200bna ', lastName: 'Bērziņa\u00a0' },
  ],
  ['in Cyrillic', { ...anna, firstName: 'Анна', lastName: 'Берзина' }],
  ['with the names the other way round', { ...anna, firstName: 'Bērziņa', lastName: 'Anna' }],
  ['with a second name', { ...anna, firstName: 'Anna Marija' }],
  ['with a double name', { ...anna, lastName: 'Ozola-Bērziņa' }],
])('a person is the same %s', (_, written) => {
  expect(isSame(anna, written)).toBe(true)
})

it.each([
  [
    ['Юлия', 'Сергеева'],
    ['Julija', 'Sergejeva'],
  ],
  [
    ['Михаил', 'Шварц'],
    ['Michail', 'Švarc'],
  ],
  [
    ['Jürgen', 'Müller'],
    ['Juergen', 'Mueller'],
  ],
  [
    ['Филипп', 'Жуков'],
    ['Filip', 'Zhukov'],
  ],
])('%j and %j are one name', (one, other) => {
  const [firstName, lastName] = one
  const [first, last] = other
  const birthDate = '1985-01-02'
  expect(isSame({ firstName, lastName, birthDate }, { firstName: first, lastName: last, birthDate })).toBe(
    true,
  )
})

it.each<[string, Identity]>([
  ['with another birth date', { ...anna, birthDate: '1990-05-18' }],
  ['without a birth date', { ...anna, birthDate: null }],
  ['with another first name', { ...anna, firstName: 'Zane' }],
  ['with another last name', { ...anna, lastName: 'Ozola' }],
  ['without a last name', { ...anna, lastName: '' }],
])('somebody is another %s', (_, other) => {
  expect(isSame(anna, other)).toBe(false)
})

it('a document is the same by its number and country, and nobody else’s', () => {
  const document = (country: string, number: string): Identity => ({ document: { country, number } })
  expect(isSame(document('LVA', 'LV 123-456'), document('lva', 'lv123456'))).toBe(true)
  expect(isSame(document('LVA', 'LV123456'), document('EST', 'LV123456'))).toBe(false)
  expect(isSame(document('LVA', '1'), document('LVA', '1'))).toBe(false)
  expect(isSame({ ...anna, ...document('LVA', 'AB12345') }, document('LVA', 'AB12345'))).toBe(true)
})
