import { expect, it, vi } from 'vitest'
import { leaveOldSteps } from './leaveOldSteps.ts'

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
