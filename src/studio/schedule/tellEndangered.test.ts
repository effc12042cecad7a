import { expect, it, vi } from 'vitest'
import * as tell from '../parts/tell.ts'
import { tellEndangered } from './tellEndangered.ts'

it('tells once of what waits in vain now, whoever made it so', () => {
  const told = vi.spyOn(tell, 'tellFailure').mockReturnValue(undefined)
  const one = { id: 3, state: 'waiting' as const, at: '2026-12-24T18:00:00Z', message: 'Gala' }
  const vain = { ...one, foreseen: { type: 'EditConflictException', message: 'changed: page/gala' } }
  tellEndangered([one], [one])
  tellEndangered([vain], [vain])
  expect(told).not.toHaveBeenCalled()
  tellEndangered([one], [vain])
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/“Gala”.*changed: page\/gala/))
})
