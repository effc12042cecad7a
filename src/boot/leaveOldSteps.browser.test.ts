import { afterEach, expect, it, vi } from 'vitest'
import { leaveOldSteps } from './leaveOldSteps.ts'

afterEach(() => vi.restoreAllMocks())

it('goes back over the steps that a reload has left, and over nothing else', async () => {
  const before = { screen: 'before' }
  history.pushState(before, '')
  history.pushState({ screen: 'one', steps: { form: 'a', step: 'one', depth: 1 } }, '')
  history.pushState({ screen: 'two', steps: { form: 'a', step: 'two', depth: 2 } }, '')
  leaveOldSteps()
  await vi.waitFor(() => expect(history.state).toEqual(before))
  const go = vi.spyOn(history, 'go')
  leaveOldSteps()
  expect(go).not.toHaveBeenCalled()
})

it('goes back over what a dialog has left, but not from a page that has taken its entry', async () => {
  const before = { screen: 'before' }
  history.pushState(before, '')
  const dialogs = { page: location.pathname, over: 'before', are: 'open' }
  history.pushState({ screen: 'dialog', dialogs }, '')
  leaveOldSteps()
  await vi.waitFor(() => expect(history.state).toEqual(before))
  history.pushState({ screen: 'other', dialogs: { ...dialogs, page: '/other' } }, '')
  const go = vi.spyOn(history, 'go')
  leaveOldSteps()
  expect(go).not.toHaveBeenCalled()
})
