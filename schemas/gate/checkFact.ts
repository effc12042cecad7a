import type { Definition } from '#generated/grammar/types.ts'
import { memo } from '../runtime/memo.ts'
import { nearestName } from '../runtime/nearestName.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer, pointerTokens } from '../runtime/readPointer.ts'
import { walkCondition } from '../runtime/walkCondition.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { namesIn, shapeAt } from './answerShape.ts'
import { type Comparison, checkComparisons } from './checkComparison.ts'
import type { Reference } from './collectReferences.ts'
import { factIndexOf } from './factIndex.ts'
import { factRoots, visitFacts } from './factRoots.ts'
import type { SiteIndex } from './siteIndex.ts'
import { insideOf, type SlotFacts } from './slotFacts.ts'

/** A pointer to facts that are not there, or to a part of an answer that the API does not describe. */
export function checkFact(reference: Reference, definition: Definition, site: SiteIndex): Finding[] {
  const { value, pointer, parent } = reference
  const path = String(value)
  const places = factIndexOf(site).factsAt(definition, pointer)
  const found = checkPath(path, pointer, places)
  if (found) return [found]
  if (parent.from !== value || !isSchema(parent.map)) return []
  const map = pointer.replace(/from$/, 'map')
  const keys = Object.keys(parent.map).map((key) => ({
    path,
    wanted: { key },
    pointer: joinPointer(map, key),
  }))
  return checkComparisons(keys, places)
}

/** A pointer into the items of the list that a block repeats. */
export function checkItemFact(
  { value, pointer }: Reference,
  definition: Definition,
  site: SiteIndex,
): Finding[] {
  const places = factIndexOf(site).factsAt(definition, insideOf(pointer))
  const found = checkPath(joinPointer('', 'item') + String(value), pointer, places)
  return found ? [found] : []
}

/** The facts that a condition looks at. What is misspelt in a condition holds for everything, or for nothing. */
export function checkConditionFacts(
  reference: Reference,
  definition: Definition,
  site: SiteIndex,
): Finding[] {
  const { pointer } = reference
  const { looks, comparisons } = factsOfCondition(reference)
  if (looks.length === 0) return []
  const isJudged = definition.kind === 'form' && /^\/fields\/\d+\/(visible|required)When$/.test(pointer)
  const places = factIndexOf(site).factsAt(definition, pointer)
  const found = new Map<string, Finding>()
  // Told once, not again for everything below it.
  const isToldOf = (path: string) =>
    [...found.keys()].some((known) => path === known || path.startsWith(`${known}/`))
  for (const { path, pointer: at } of looks) {
    if (isToldOf(path)) continue
    const one = (isJudged ? unknownToServer(path, at) : undefined) ?? checkPath(path, at, places)
    if (one) found.set(one.code === 'condition_fact' ? (one.fact ?? path) : path, one)
  }
  const compared = comparisons.filter(({ path }) => !isToldOf(path))
  return [...found.values(), ...checkComparisons(compared, places)]
}

type Look = { path: string; pointer: string }

const factsOfCondition = memo(({ value: condition, pointer }: Reference) => {
  const looks: Look[] = []
  const comparisons: Comparison[] = []
  for (const { schema, pointer: at, place } of walkCondition(condition, pointer)) {
    if (place === undefined || !isSchema(schema)) continue
    const { properties, required } = schema
    for (const name of isSchema(properties) ? Object.keys(properties) : [])
      looks.push({ path: joinPointer(place, name), pointer: joinPointer(at, 'properties', name) })
    for (const [number, name] of Array.isArray(required) ? required.entries() : [])
      looks.push({ path: joinPointer(place, String(name)), pointer: joinPointer(at, 'required', number) })
    if (place !== '') comparisons.push(...comparisonsOf(schema, place, at))
  }
  return { looks, comparisons }
})

function comparisonsOf(schema: Readonly<Record<string, unknown>>, path: string, at: string): Comparison[] {
  const found: Comparison[] = []
  if ('const' in schema)
    found.push({ path, wanted: { constant: schema.const }, pointer: joinPointer(at, 'const') })
  for (const [number, constant] of Array.isArray(schema.enum) ? schema.enum.entries() : [])
    found.push({ path, wanted: { constant }, pointer: joinPointer(at, 'enum', number) })
  if (schema.type !== undefined)
    found.push({ path, wanted: { types: [schema.type].flat() }, pointer: joinPointer(at, 'type') })
  return found
}

/** The server checks a submission by the same conditions, and knows neither address nor device of the visitor. */
function unknownToServer(path: string, pointer: string): Finding | undefined {
  const fact = visitFacts.find((one) => path === one || path.startsWith(`${one}/`))
  if (fact === undefined) return undefined
  const message = `The condition looks at ${fact}, which the server does not know.`
  const hint = 'Look at /data, /session or what the site sets for everybody under /site.'
  return { code: 'condition_fact', pointer, message, hint, fact }
}

/** What is wrong with a pointer into the facts of all the places where it is looked at. */
function checkPath(path: string, pointer: string, places: readonly SlotFacts[]): Finding | undefined {
  for (const facts of places) {
    const found = explain(path, facts)
    if (found) return { ...found, pointer, fact: path }
  }
  return undefined
}

function explain(path: string, facts: SlotFacts): Omit<Finding, 'pointer'> | undefined {
  const [root = ''] = pointerTokens(path)
  if (!Object.hasOwn(facts, root)) {
    const { place } = (Object.hasOwn(factRoots, root) ? factRoots[root] : undefined) ?? {}
    if (place !== undefined)
      return { code: 'unknown_fact', message: `There is no /${root} here.`, hint: place }
  }
  if (shapeAt(facts, path) !== undefined && path !== '') return undefined
  return { ...sayMissing(path, root), hint: remedy(path, facts) }
}

function sayMissing(path: string, root: string): { code: string; message: string } {
  const from = Object.hasOwn(factRoots, root) ? factRoots[root]?.from : undefined
  const [, name = ''] = pointerTokens(path)
  const said = JSON.stringify(path)
  if (from === 'form')
    return { code: 'unknown_field', message: `The form has no field ${JSON.stringify(name)}.` }
  const code = 'unknown_fact'
  if (from === 'links')
    return { code, message: `Nothing of the site sets the query parameter ${JSON.stringify(name)}.` }
  if (from === 'store') return { code, message: `Nothing is kept under ${JSON.stringify(name)}.` }
  if (from === 'openers') return { code, message: `Nothing opens the popup with ${said}.` }
  return { code, message: from === undefined ? `There is no fact ${said}.` : `The answer has no ${said}.` }
}

/** The nearest pointer that is right, or what there is instead. */
function remedy(path: string, facts: SlotFacts): string {
  const [first = '', ...others] = pointerTokens(path)
  let reached = ''
  let [missing, rest] = [first, others]
  while (shapeAt(facts, joinPointer(reached, missing)) !== undefined && rest.length > 0) {
    reached = joinPointer(reached, missing)
    ;[missing = '', ...rest] = rest
  }
  const names = namesIn(shapeAt(facts, reached))
  const near = nearestName(missing, names)
  if (near !== undefined) {
    const whole = joinPointer(reached, near, ...rest)
    return `Did you mean ${shapeAt(facts, whole) === undefined ? joinPointer(reached, near) : whole}?`
  }
  if (names.length === 0) return `${reached} holds no such thing.`
  return reached === '' ? `Begin with one of: /${names.join(', /')}.` : `${reached} has: ${names.join(', ')}.`
}
