import { expect, it } from 'vitest'
import { createVisit } from './createVisit.ts'

const form = { form: 'login', version: 'hash', device: 'mobile' } as const

it('tells each thing once, and in parts where the visitor comes back', () => {
  const visit = createVisit(form)
  visit.show(['email', 'password'])
  visit.focus('email')
  visit.fail('email', ['required', 'email'])
  visit.fail('email', ['email'])
  const first = { shown: ['email', 'password'], focused: ['email'], errors: { email: ['required', 'email'] } }
  expect(visit.end('left')).toEqual({ ...form, begins: true, ...first, left: 'email' })
  // The page is hidden and then closed, and nothing has happened between.
  expect(visit.end('left')).toBeUndefined()
  visit.show(['email'])
  visit.focus('password')
  expect(visit.end('left')).toEqual({ ...form, focused: ['password'], returned: 'email', left: 'password' })
  visit.focus('email')
  expect(visit.end('completed')).toEqual({ ...form, returned: 'password', completed: true })
})

it('tells who never went into a field, and who is done at once', () => {
  const left = createVisit(form)
  left.show(['email'])
  expect(left.end('left')).toEqual({ ...form, begins: true, shown: ['email'], left: '' })
  const done = createVisit(form)
  expect(done.end('completed')).toEqual({ ...form, begins: true, completed: true })
})
