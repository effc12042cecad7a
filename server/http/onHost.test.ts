import { expect, it } from 'vitest'
import { keyOnHost, onHost } from './onHost.ts'

const release = {
  id: 7,
  artefacts: { 'seo/main': 'a', 'seo/north': 'b', 'site/main': 'c', 'site/north': 'd', 'seo/plain': 'e' },
}

it('has under the names of all what is said on a domain, and else what is said of the site', () => {
  expect(onHost(release, 'main')).toBe(release)
  expect(onHost(release, 'north')).toEqual({
    id: 7,
    artefacts: { ...release.artefacts, 'seo/main': 'b', 'site/main': 'd' },
  })
  expect(onHost(release, 'plain').artefacts).toMatchObject({ 'seo/main': 'e', 'site/main': 'c' })
})

it('is the same object each time, so that what is made of it is made once', () => {
  expect(onHost(release, 'north')).toBe(onHost(release, 'north'))
})

it('leads keys of the domain to what stands there', () => {
  const has = (key: string) => Object.hasOwn(release.artefacts, key)
  expect(['seo/main', 'site/main', 'page/main'].map((key) => keyOnHost(key, 'plain', has))).toEqual([
    'seo/plain',
    'site/main',
    'page/main',
  ])
})
