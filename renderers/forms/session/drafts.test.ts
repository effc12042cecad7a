import { expect, it } from 'vitest'
import { keepDraft, takeDraft } from './drafts.ts'

it('gives a draft back once, to its player only', () => {
  keepDraft('settings', 7, { name: 'Anna' })
  expect(takeDraft('settings', 0)).toBeUndefined()
  expect(takeDraft('other', 7)).toBeUndefined()
  expect(takeDraft('settings', 7)).toEqual({ name: 'Anna' })
  expect(takeDraft('settings', 7)).toBeUndefined()
})

it('forgets the drafts of others when somebody else signs in', () => {
  keepDraft('settings', 7, { name: 'Anna' })
  expect(takeDraft('anything', 8)).toBeUndefined()
  expect(takeDraft('settings', 7)).toBeUndefined()
})

it('keeps nothing where nothing was entered', () => {
  keepDraft('settings', 7, {})
  expect(takeDraft('settings', 7)).toBeUndefined()
})
