import { expect, it } from 'vitest'
import { keptReferer, keptTexts } from './keptOfHit.ts'

it('keeps of the page before where it stands, and nothing that others wrote into its query', () => {
  expect(keptReferer('https://mail.example/box/7?token=secret#top')).toBe('https://mail.example/box/7')
  expect(keptReferer(`https://mail.example/${'a'.repeat(500)}`)).toHaveLength(200)
  for (const none of [undefined, '', 'no address', 'javascript:alert(1)'])
    expect(keptReferer(none)).toBeNull()
})

it('keeps of texts those that are named, and no more than fits', () => {
  const texts = { utm_source: 'a\0b', email: 'player@example.com', utm_campaign: 'c'.repeat(500) }
  expect(keptTexts(texts, ['utm_source', 'utm_campaign'])).toEqual({
    utm_source: 'ab',
    utm_campaign: 'c'.repeat(200),
  })
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`n${at}`, 'x']))
  expect(Object.keys(keptTexts(many))).toHaveLength(20)
})
