import { expect, test } from 'vitest'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { parameterOf } from './parameterOf.ts'

const form = (parameterFields: Record<string, string>, ...body: string[]) => ({
  parameterFields,
  submit: { body: Object.fromEntries(body.map((name) => [name, {}])) } as FormArtefact['submit'],
})
const byEmail = form({ email: 'email', login: 'email' }, 'login')
const byPhone = form({ login: 'mobile', phone: 'mobile' }, 'login', 'phone')
const contact = form({ contact: 'mobile', phone: 'mobile' }, 'contact')
const reversed = form({ phone: 'mobile', login: 'mobile' }, 'phone', 'login')

test.each([
  ['what was sent by its own name', byEmail, 'email', { email: 'x' }, 'email'],
  ['what was sent as the login alone', byEmail, 'email', { login: 'x' }, 'login'],
  ['what was not sent at all', byEmail, 'email', {}, 'email'],
  ['a number, beside the login made of it', byPhone, 'mobile', { login: '1', phone: '1' }, 'phone'],
  [
    'a number, in whatever order the parameters stand',
    reversed,
    'mobile',
    { login: '1', phone: '1' },
    'phone',
  ],
  ['a number by the name of its field', byPhone, 'mobile', { mobile: '1' }, 'mobile'],
  ['a number that was not sent', byPhone, 'mobile', {}, 'phone'],
  ['a number that the operation takes by another name', contact, 'mobile', { contact: '1' }, 'contact'],
  ['the same, where it was not sent', contact, 'mobile', {}, 'contact'],
  ['a field that no parameter is made of', byEmail, 'city', {}, 'city'],
])('an error of %s is told where it was', (_, artefact, field, sent, parameter) => {
  expect(parameterOf(artefact, field, sent)).toBe(parameter)
})
