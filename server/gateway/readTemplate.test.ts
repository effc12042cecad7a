import { expect, it } from 'vitest'
import { cutTemplate, preloadTags } from './readTemplate.ts'

it('loads a lazy chunk and what it shares early, but not what the page loads anyway', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true },
    _shared: { file: 'assets/shared.js' },
    'form.tsx': { file: 'assets/form.js', css: ['assets/form.css'], imports: ['index.html', '_shared'] },
  }
  const tags = preloadTags(manifest, ['form.tsx'])
  expect([...tags.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/form.js',
    '/assets/form.css',
    '/assets/shared.js',
  ])
  expect(preloadTags({}, ['form.tsx'])).toBe('')
  const both = preloadTags(
    { ...manifest, 'row.tsx': { file: 'assets/row.js', imports: ['_shared'] } },
    ['form.tsx', 'row.tsx'],
    'low',
  )
  expect(both.match(/shared.js/g)).toHaveLength(1)
  expect(both.match(/rel="modulepreload"/g)?.length).toBe(both.match(/fetchpriority="low"/g)?.length)
})

it('has the style sheets of what is drawn before it runs hold at once', () => {
  const manifest = { 'data.ts': { file: 'assets/data.js', css: ['assets/data.css'] } }
  for (const priority of ['drawn', 'low'] as const)
    expect(preloadTags(manifest, ['data.ts'], priority)).toContain(
      '<link rel="stylesheet" crossorigin href="/assets/data.css">',
    )
})

it('keeps for later what nobody has asked for, so that it may be asked for again', () => {
  const manifest = { 'form.tsx': { file: 'assets/form.js', css: ['assets/form.css'] } }
  expect(preloadTags(manifest, ['form.tsx'], 'ahead')).toBe(
    '<link rel="prefetch" as="script" crossorigin href="/assets/form.js">',
  )
})

it('refuses a document that is no document', () => {
  expect(() => cutTemplate('<p>')).toThrow('no head and body')
})
