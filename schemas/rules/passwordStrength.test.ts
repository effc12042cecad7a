import { expect, it } from 'vitest'
import { passwordStrength } from './passwordStrength.ts'

it.each([
  ['password', 'guessable'],
  ['', 'guessable'],
  ['kamola', 'weak'],
  ['kamolaabcdefgh', 'weak'],
  ['Secret1!', 'fair'],
  ['Secret-77x', 'good'],
  ['kamols-vilks-7-Rati', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
