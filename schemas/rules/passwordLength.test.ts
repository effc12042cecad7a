import { expect, it } from 'vitest'
import { passwordLength } from './passwordLength.ts'
import { exampleTable } from './testing/exampleTable.ts'
import { testContext } from './testing/testContext.ts'

exampleTable('password_length', passwordLength, {
  params: {},
  good: ['', undefined, 'abcdef', 'a'.repeat(20)],
  bad: [
    ['abcde', 'short_password', { min: 6 }],
    ['a'.repeat(21), 'max_length', { max: 20 }],
    [123456, 'wrong_type', { type: 'string' }],
  ],
})

it('takes the lengths that the site wants', () => {
  const context = { ...testContext, passwordLength: { min: 10, max: 64 } }
  expect(passwordLength('a'.repeat(64), {}, context)).toBeNull()
  expect(passwordLength('a'.repeat(65), {}, context)).toEqual({ code: 'max_length', params: { max: 64 } })
  expect(passwordLength('a'.repeat(9), {}, context)).toEqual({ code: 'short_password', params: { min: 10 } })
})
