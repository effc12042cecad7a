import { expect, it } from 'vitest'
import { compileIcu } from './compileIcu.ts'
import { tryMessage } from './tryMessage.ts'

it('shows a message with all its cases, and tells what fails', () => {
  const { message } = compileIcu(
    '{n, plural, one {{d, date, ::yMMMd}} other {{w, select, a {#} other {{x}}}}}',
  )
  expect(tryMessage(message, 'ar')).toBeUndefined()
  expect(tryMessage(message, 'no_such_tag!')).toContain('locale')
  expect(tryMessage(['a', ['n', 'number', { style: 'whole' }]], 'en')).toContain('whole')
  expect(tryMessage([['n', 'plural', { other: [['m', 'spellout']] }]], 'en')).toBeDefined()
})
