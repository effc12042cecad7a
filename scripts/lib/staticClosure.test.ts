import { expect, test } from 'vitest'
import { findChunk, type Manifest, staticClosure, withoutLoaded } from './staticClosure.ts'

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_shared.js'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'], css: ['shared.css'] },
  'src/Form.tsx': { file: 'form.js', src: 'src/Form.tsx', imports: ['_shared.js', '_rjsf.js'] },
  '_rjsf.js': { file: 'rjsf.js' },
}

test('a closure holds what is imported statically, once, even in a circle', () => {
  expect(staticClosure(manifest, 'index.html')).toEqual({
    js: ['main.js', 'shared.js'],
    css: ['main.css', 'shared.css'],
  })
})

test('a lazy chunk costs only what is not loaded yet', () => {
  const home = staticClosure(manifest, 'index.html')
  const form = staticClosure(manifest, findChunk(manifest, 'src/Form.tsx'))
  expect(withoutLoaded(form, home)).toEqual({ js: ['form.js', 'rjsf.js'], css: [] })
})

test('a source without a chunk of its own is named', () => {
  expect(() => findChunk(manifest, 'src/Gone.tsx')).toThrow('src/Gone.tsx')
})
