import { matchesGlob } from 'node:path/posix'
import type { Sources } from './readImports.ts'

const TESTS = [
  '{gameframe,renderers,src,tests}/**/*.browser.test.{ts,tsx}',
  'tests/{contract,property,site,load}/**/*.test.ts',
  'tests/e2e/*.spec.ts',
]

/**
 * Tests beyond the unit tests that name one of some words: as a text of its own, or, of several words, within one. By file, but
 * of those end to end, which take long, by the line where each begins.
 * @param lists the nearest words first; the first list that a test names decides
 */
export function testsNaming(lists: readonly (readonly string[])[], sources: Sources): Map<string, string> {
  const tests = [...sources].filter(([path]) => TESTS.some((pattern) => matchesGlob(path, pattern)))
  for (const words of lists) {
    const found = new Map<string, string>()
    for (const [path, text] of tests)
      for (const [place, part] of partsOf(path, text)) {
        const word = words.find((one) => isNamed(one, part))
        if (word !== undefined) found.set(place, `names ${word}`)
      }
    if (found.size > 0) return withoutParts(found)
  }
  return new Map()
}

/** What can be run alone, and its text: each test of a file end to end, and what they share; other files whole. */
function partsOf(path: string, text: string): [place: string, part: string][] {
  if (!path.endsWith('.spec.ts')) return [[path, text]]
  const parts: [string, string][] = []
  let place = path
  let part: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const isStart = /^ *test\(/.test(line)
    // What stands between tests is shared again.
    if (isStart || (place !== path && /^\S/.test(line) && !/^[})\]]/.test(line))) {
      parts.push([place, part.join('\n')])
      part = []
      place = isStart ? `${path}:${index + 1}` : path
    }
    part.push(line)
  }
  return [...parts, [place, part.join('\n')]]
}

/** Where a file is run whole, its tests need not be named. */
function withoutParts(found: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...found].filter(([place]) => !/:\d+$/.test(place) || !found.has(place.replace(/:\d+$/, ''))),
  )
}

function isNamed(word: string, text: string): boolean {
  if (word.includes(' ')) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (/['"`/}]/.test(text[at - 1] ?? '') && /['"`/?]/.test(text[at + word.length] ?? '')) return true
  return false
}
