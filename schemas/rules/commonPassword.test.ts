import { expect, it } from 'vitest'
import { commonPassword } from './commonPassword.ts'
import { exampleTable } from './testing/exampleTable.ts'
import { testContext } from './testing/testContext.ts'

exampleTable('common_password', commonPassword, {
  params: {},
  good: ['', undefined, 'Secret1!', 'Secret-77', 'correct horse', 'Tr0ubador-9', 'kurzeme vējš', 'x7#pQm2z'],
  bad: [
    ['123456', 'common_password'],
    ['Password1', 'common_password'],
    ['PASSWORD2026', 'common_password'],
    ['Password1!', 'common_password'],
    ['p4ssw0rd', 'common_password'],
    ['qwertyuiop', 'common_password'],
    ['lkjhgfdsa', 'common_password'],
    ['abcabcab', 'common_password'],
    ['zzzzzzzzzzzz', 'common_password'],
    ['efghijkl', 'common_password'],
    [12, 'wrong_type', { type: 'string' }],
  ],
})

it.each(['anna.kalnina', 'Anna.Kalnina77', 'anna.kalnina@example.com'])(
  'refuses %s to whoever has that address',
  (password) => {
    const context = { ...testContext, values: { email: 'anna.kalnina@example.com' } }
    expect(commonPassword(password, { unlike: ['email'] }, context)).toEqual({ code: 'common_password' })
    expect(commonPassword(password, { unlike: ['email'] }, testContext)).toBeNull()
  },
)

it.each(['aurora', 'Aurora2026!', 'Aur0ra', 'LuckyStar-7', 'Kalniņa-1987', '+37121423940', '37121423940'])(
  'refuses %s where the site or the player is called that',
  (password) => {
    const names = ['Aurora', 'Lucky Star', 'Kalniņa', '+37121423940']
    const context = { ...testContext, names }
    expect(commonPassword(password, {}, context)).toEqual({ code: 'common_password' })
    expect(commonPassword('northern-lights', {}, context)).toBeNull()
  },
)
