import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readSite } from './readSite.ts'

const folder = fileURLToPath(new URL('../../schemas/site/', import.meta.url))

/** Every text of a definition, wherever it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

it('the starter site has every picture that its definitions name', async () => {
  const named = (await readSite(folder)).flatMap(textsOf).filter((text) => text.startsWith('/assets/site/'))
  expect(named).toContain('/assets/site/methods/card.svg')
  const missing = named.filter((path) => !existsSync(path.replace('/assets/site/', `${folder}assets/`)))
  expect(missing).toEqual([])
})
