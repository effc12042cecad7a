import { describe, expect, it } from 'vitest'
import { type Step, shownStep, steps } from '../shared/verificationStep.ts'
import { type Cause, causes, nextStep } from './steps.ts'

describe('a verification', () => {
  it('is never completed by the player', () => {
    for (const step of steps) {
      if (step !== 'completed') expect(nextStep(step, 'submitted')).not.toBe('completed')
      if (step !== 'completed') expect(nextStep(step, 'received')).not.toBe('completed')
    }
  })

  it.each<[Step, Cause, Step]>([
    ['start', 'submitted', 'verification'],
    ['change', 'submitted', 'verification'],
    ['verification', 'approved', 'completed'],
    ['verification', 'change', 'change'],
    ['verification', 'rejected', 'rejected'],
  ])('at %s goes by %s to %s', (step, cause, next) => {
    expect(nextStep(step, cause)).toBe(next)
  })

  it.each(['completed', 'rejected'] as const)('stays %s when documents are handed in again', (step) => {
    expect(nextStep(step, 'submitted')).toBe(step)
    expect(nextStep(step, 'received')).toBe(step)
  })

  it('follows every decision and every new beginning from anywhere', () => {
    for (const step of steps) {
      expect(nextStep(step, 'approved')).toBe('completed')
      expect(nextStep(step, 'change')).toBe('change')
      expect(nextStep(step, 'rejected')).toBe('rejected')
      expect(nextStep(step, 'reset')).toBe('start')
    }
  })

  it('is shown in four steps', () => {
    expect(steps.map(shownStep)).toEqual(['start', 'verification', 'completed', 'change', 'change'])
    for (const cause of causes) expect(steps).toContain(nextStep('start', cause))
  })
})
