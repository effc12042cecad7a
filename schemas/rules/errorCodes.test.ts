import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCodes } from './errorCodes.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(`../site/${path}`, import.meta.url), 'utf8'))
const entriesOf = (dictionary: string): Record<string, string> =>
  read(`dictionaries/${dictionary}.json`).entries
const { messages } = read('messages/en/errors.json') as { messages: Record<string, string> }
const saysOf = (dictionary: string, code: string) => messages[entriesOf(dictionary)[code] ?? '']

test('the starter dictionary has a message for each', () => {
  expect(errorCodes.filter((code) => !saysOf('default', code))).toEqual([])
})

// Product document, section 5, default messages. All sixteen; those of card holders are the ones of names.
test.each([
  ['required', 'Field is required'],
  ['email', 'Wrong email address'],
  ['min_length', 'Min length is {min}'],
  ['max_length', 'Max length is {max}'],
  ['phone', 'Wrong phone number'],
  ['fakename_short', 'Wrong fake name'],
  ['fakename_symbols', 'Wrong fake name'],
  ['password', 'Wrong password'],
  ['name', 'Wrong symbols in name'],
  ['address', 'Wrong address'],
  ['iban', 'Wrong iban'],
  ['equals', 'Same as field'],
  ['regex', 'Field regex'],
  ['card_number', 'Field Card number'],
  ['min_value', 'Min value is {min}'],
  ['max_value', 'Max value is {max}'],
  ['date', 'Wrong date'],
])('%s says by default in the words of the document: %s', (code, text) => {
  expect(saysOf('default', code)).toBe(text)
})

// The same section, generic rule texts.
test.each([
  ['required', 'Value is required'],
  ['email', 'Value is not a valid email address'],
  ['min_length', 'This field should be at least {min} characters long'],
  ['max_length', 'The maximum length allowed is {max}'],
  ['equals', 'The value must be equal to the {other} value'],
])('%s says in the generic dictionary: %s', (code, text) => {
  expect(saysOf('generic', code)).toBe(text)
})
