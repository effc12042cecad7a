import { join } from 'node:path'
import { formatDefinition } from '../schemas/compiler/formatDefinition.ts'
import { findRepeats } from './lib/findRepeats.ts'
import { levelsOf } from './lib/levelsOf.ts'
import { readSite } from './lib/readSite.ts'

// Tells where the starter site could not be read aloud: pages that are too long, what is nested too deep, and what stands
// twice instead of in a fragment, a named condition or a form that others extend.

/** Lines of a page in the one print, beyond which it is parted into fragments. */
const LONGEST_PAGE = 350
/** Levels by which a line of the one print may be indented. */
const DEEPEST = 12
/** Lines that may stand twice. */
const LONGEST_REPEAT = 20

type Written = { kind: string; id: string }

const site = (await readSite(join(import.meta.dirname, '../schemas/site'))) as Written[]
const definitions = new Map(
  site.filter(({ kind }) => kind !== 'messages').map((one) => [`${one.kind}/${one.id}`, one]),
)

const problems: string[] = []
for (const [name, definition] of definitions) {
  const print = formatDefinition(definition)
  const lines = print.split('\n').length - 1
  if (definition.kind === 'page' && lines > LONGEST_PAGE)
    problems.push(`${name} has ${lines} lines, more than ${LONGEST_PAGE}: part it into fragments.`)
  const levels = levelsOf(print)
  if (levels > DEEPEST)
    problems.push(`${name} is nested ${levels} levels deep, more than ${DEEPEST}: part it into fragments.`)
}
// A template is copied to be changed: it may be of what stands already.
const used = new Map([...definitions].filter(([, { kind }]) => kind !== 'template'))
for (const { lines, places } of findRepeats(used, LONGEST_REPEAT))
  problems.push(`${lines} lines stand ${places.length} times, make one of them: ${places.join(', ')}`)

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
