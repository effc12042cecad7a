import { expect, it } from 'vitest'
import { createTextCompiler } from './createTextCompiler.ts'

it('keeps the release that was asked about last, whatever is known of it already', () => {
  const compiler = createTextCompiler({
    compileRelease: (definitions) => ({ problems: [], artefacts: { all: definitions } }),
    checkDefinition: () => [],
  })
  const release = (id: string) => ({
    hashes: [id],
    texts: new Map([[id, JSON.stringify({ kind: 'page', id })]]),
  })
  const one = release('one')
  compiler.uses(one, 'page/a')
  compiler.release(release('other'), new Set())
  compiler.uses(one, 'page/a')
  // Nobody sends again what was there a moment ago.
  const { texts } = compiler.release({ hashes: ['one'], texts: new Map() }, new Set())
  expect([...texts.values()].join()).toContain('"one"')
})

it('previews the artefacts of the keys that are wanted, and forms that are lent, and no other', () => {
  const compiler = createTextCompiler({
    compileRelease: () => ({
      problems: [],
      artefacts: { 'page/a': { kind: 'page' }, 'page/b': { kind: 'page' } },
      lent: (key) => (key === 'form/lent' ? { kind: 'form' } : undefined),
    }),
    checkDefinition: () => [],
  })
  const texts = { hashes: [], texts: new Map<string, string>() }
  const { artefacts } = compiler.preview(texts, ['page/a', 'form/lent', 'form/none', 'constructor'])
  expect(artefacts).toEqual({ 'page/a': { kind: 'page' }, 'form/lent': { kind: 'form' } })
})
