import { definitionOf, definitionWords } from './definitionWords.ts'
import { findAffected } from './findAffected.ts'
import { readImports } from './readImports.ts'
import { testsNaming } from './testsNaming.ts'
/**
 * Chooses what is tried after a change, beside the unit tests, all of which are.
 * @param linesGone of each changed file the lines that it no longer has
 */
export function chooseTests(linesGone, sources) {
  const changed = [...linesGone.keys()]
  const found = new Map(findAffected(changed, sources, readImports(sources)))
  for (const [path, gone] of linesGone)
    for (const [place, why] of testsNaming(definitionWords(path, gone, sources), sources))
      found.set(place, why)
  for (const path of changed) if (isStory(path)) found.set(storiesOf(path), `draws ${path}`)
  const chosen = { vitest: new Map(), storybook: new Map(), e2e: new Map() }
  for (const [place, why] of [...found].sort()) {
    const [path = ''] = place.split(':')
    if (path.endsWith('.spec.ts')) chosen.e2e.set(place, why)
    else if (path.endsWith('.stories.tsx')) chosen.storybook.set(place, why)
    else if (!isUnit(path)) chosen.vitest.set(place, why)
  }
  return chosen
}
/** Forms and popups have stories that are written from their definitions. */
function isStory(path) {
  return ['forms', 'popups'].includes(definitionOf(path)?.folder ?? '')
}
const storiesOf = (path) => `generated/stories/${definitionOf(path)?.folder}.stories.tsx`
/** Unit tests are run anyway. */
const isUnit = (path) => !path.startsWith('tests/') && /(?<!\.browser)\.test\.ts$/.test(path)
