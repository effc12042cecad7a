import { definitionOf, definitionWords } from './definitionWords.ts'
import { findAffected } from './findAffected.ts'
import { readImports, type Sources } from './readImports.ts'
import { testsNaming } from './testsNaming.ts'

/** Vitest's projects and e2e, by the name under which they run. */
export type Project = (typeof PROJECTS)[number]['name']

/** Which tests are whose; the first that fits decides. */
const PROJECTS = [
  { name: 'e2e', files: /\.spec\.ts$/ },
  { name: 'storybook', files: /\.stories\.tsx$/ },
  { name: 'browser', files: /\.browser\.test\.tsx?$/ },
  { name: 'contract', files: /^tests\/contract\// },
  { name: 'property', files: /^tests\/(?:property|site)\// },
  { name: 'load', files: /^tests\/load\// },
  { name: 'commands', files: /^tests\/commands\// },
  { name: 'unit', files: /\.test\.ts$/ },
] as const

/** Files, or places in them, by what runs them, each with why it was chosen. */
export type ChosenTests = Map<Project, Map<string, string>>

/** Tests that look at whatever stands in some folders. */
const LISTS = /\b(?:globSync|glob|readdir|readdirSync|readSources)\(/
/** Tests that read all definitions of the site. */
const READS_SITE = /\breadSite(?:Files)?\(/

/**
 * Chooses what is tried after a change.
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
  for (const path of changed) if (hasStory(path)) found.set(storiesOf(path), `draws ${path}`)
  for (const [path, why] of lookingAround(changed, sources)) if (!found.has(path)) found.set(path, why)
  const chosen: ChosenTests = new Map()
  for (const [place, why] of [...found].sort()) {
    const project = projectOf(place)
    if (project) chosen.set(project, (chosen.get(project) ?? new Map()).set(place, why))
  }
  return chosen
}

function projectOf(place: string): Project | undefined {
  const path = place.replace(/:\d+$/, '')
  return PROJECTS.find(({ files }) => files.test(path))?.name
}

/** Tests beside the code, or of the site as a whole, that ask more files than they import. */
function lookingAround(changed: readonly string[], sources: Sources): [string, string][] {
  const isOfSite = changed.some((path) => path.startsWith('schemas/') && path.endsWith('.json'))
  return [...sources].flatMap(([path, text]): [string, string][] => {
    if (!/(?<!\.browser)\.test\.ts$/.test(path) || /^tests\/(?!site\/)/.test(path)) return []
    if (LISTS.test(text)) return [[path, 'looks at whatever is there']]
    return isOfSite && READS_SITE.test(text) ? [[path, 'reads the whole site']] : []
  })
}

/** Forms and popups have stories that are written from their definitions. */
function hasStory(path: string): boolean {
  return ['forms', 'popups'].includes(definitionOf(path)?.folder ?? '')
}

const storiesOf = (path: string) => `generated/stories/${definitionOf(path)?.folder}.stories.tsx`
