import { definitionOf, definitionWords } from './definitionWords.ts'
import { findAffected } from './findAffected.ts'
import { readImports, type Sources } from './readImports.ts'
import { testsNaming } from './testsNaming.ts'

/** Files, or places in them, by the project that runs them, each with why it was chosen. */
export type ChosenTests = Record<'vitest' | 'storybook' | 'e2e', Map<string, string>>

/**
 * Chooses what is tried after a change, beside the unit tests, all of which are.
 * @param linesGone of each changed file the lines that it no longer has
 */
export function chooseTests(
  linesGone: ReadonlyMap<string, readonly string[]>,
  sources: Sources,
): ChosenTests {
  const changed = [...linesGone.keys()]
  const found = new Map(findAffected(changed, sources, readImports(sources)))
  for (const [path, gone] of linesGone)
    for (const [place, why] of testsNaming(definitionWords(path, gone, sources), sources))
      found.set(place, why)
  for (const path of changed) if (isStory(path)) found.set(storiesOf(path), `draws ${path}`)
  const chosen: ChosenTests = { vitest: new Map(), storybook: new Map(), e2e: new Map() }
  for (const [place, why] of [...found].sort()) {
    const [path = ''] = place.split(':')
    if (path.endsWith('.spec.ts')) chosen.e2e.set(place, why)
    else if (path.endsWith('.stories.tsx')) chosen.storybook.set(place, why)
    else if (!isUnit(path)) chosen.vitest.set(place, why)
  }
  return chosen
}

/** Forms and popups have stories that are written from their definitions. */
function isStory(path: string): boolean {
  return ['forms', 'popups'].includes(definitionOf(path)?.folder ?? '')
}

const storiesOf = (path: string) => `generated/stories/${definitionOf(path)?.folder}.stories.tsx`

/** Unit tests are run anyway. */
const isUnit = (path: string) => !path.startsWith('tests/') && /(?<!\.browser)\.test\.ts$/.test(path)
