import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { checkConsent } from './checkConsent.ts'

const analytics = { consent: { version: '1', banner: 'b', purposes: [{ name: 'statistics' }] }, sinks: [] }
const found = (more: object) =>
  checkConsent({ analytics, ...more } as unknown as SiteDefinition).map(({ pointer, hint }) => ({
    pointer,
    hint,
  }))
const snippet = (code: string, more: object = {}) => ({ snippets: [{ isEnabled: true, code, ...more }] })
const tags = '<script async src="https://tags.example/x.js"></script>'

it('code that reaches another host says whether it waits, where visitors are asked at all', () => {
  expect(found(snippet(tags))).toEqual([
    { pointer: '/snippets/0', hint: expect.stringContaining('/snippets/0/purpose') },
  ])
  expect(found(snippet('<script>s.src="//tags.example/x.js"</script>'))).toHaveLength(1)
  expect(found(snippet(tags, { purpose: 'statistics' }))).toEqual([])
  expect(found(snippet(tags, { purpose: 'necessary' }))).toEqual([])
  expect(found(snippet(tags, { isEnabled: false }))).toEqual([])
  expect(found({ ...snippet(tags), analytics: undefined })).toEqual([])
})

it('code that stays here need not', () => {
  expect(found(snippet('<script>// tags.example\nwindow.a = 1</script>'))).toEqual([])
  expect(found(snippet('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))).toEqual([])
})

it('fingerprints say it, where they are taken', () => {
  const general = { is_seon_enabled: true }
  expect(found({ general }).map(({ pointer }) => pointer)).toEqual(['/fingerprint'])
  expect(found({ general, fingerprint: { purpose: 'necessary' } })).toEqual([])
  expect(found({ general: {} })).toEqual([])
})
