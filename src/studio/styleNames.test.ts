import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('styles a class by its name alone in one file: all of them may be on a page together', () => {
  const files = new Map<string, string[]>()
  for (const file of globSync('**/*.css', { cwd: import.meta.dirname, exclude: ['dist/**'] })) {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    const names = new Set([...text.matchAll(/^\s*\.([a-z-]+) \{/gm)].map(([, name = '']) => name))
    for (const name of names) files.set(name, [...(files.get(name) ?? []), file])
  }
  expect(files.size).toBeGreaterThan(20)
  expect([...files].filter(([, own]) => own.length > 1)).toEqual([])
})
