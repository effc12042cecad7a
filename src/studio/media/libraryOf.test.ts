import { expect, it } from 'vitest'
import { newMediaId } from './libraryOf.ts'

it.each([
  ['Summer Hero.PNG', [], 'summer-hero'],
  ['summer hero.png', ['summer-hero', 'summer-hero-2'], 'summer-hero-3'],
  ['Été à Rīga (1).jpg', [], 'ete-a-riga-1'],
  ['2026-11-23.jpg', [], 'picture'],
  ['лето.webp', [], 'picture'],
  ['../../etc/passwd', [], 'picture'],
  ['3-lions', [], 'lions'],
])('a file %s makes a name of its own', (file, taken, id) => {
  const made = newMediaId(file, new Set(taken))
  expect(made).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  expect(made).toBe(id)
})
