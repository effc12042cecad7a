import type { Definition } from '#generated/grammar/types.ts'
import { conditionPaths } from '../runtime/conditionPaths.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer, pointerTokens } from '../runtime/readPointer.ts'
import { namesIn, shapeAt } from './answerShape.ts'
import type { Reference } from './collectReferences.ts'
import type { SiteIndex } from './siteIndex.ts'
import { type SlotFacts, slotFactNames, slotFactsAt, slotFactsOfForm } from './slotFacts.ts'

const everywhere = ['session', 'site', 'route', 'query', 'stored', 'data', 'response', 'popup']

const amount = { amount: null, currency: null }
const requirements = {
  profile: [null],
  contact: null,
  verification: null,
  verification_from: amount,
} as const
/** Facts of which every part is known. */
const known: SlotFacts = {
  balance: { main: amount, bonus: amount, betting_bonus: amount, fun: amount },
  device: { kind: null, breakpoint: null, minWidth: null, platform: null, framed: null },
  jurisdiction: {
    code: null,
    age_of_majority: null,
    deposit_first: null,
    deposit: requirements,
    withdrawal: requirements,
  },
}

/** A pointer to facts that are not there, or to a part of an answer that the API does not describe. */
export function checkFact({ value, pointer }: Reference, definition: Definition, site: SiteIndex): Finding[] {
  return checkPath(String(value), pointer, definition, site)
}

/** The facts that a condition looks at. What is misspelt in a condition holds for everything. */
export function checkConditionFacts(
  { value, pointer }: Reference,
  definition: Definition,
  site: SiteIndex,
): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  for (const path of conditionPaths(value as Record<string, unknown>)) {
    const [found] = checkPath(path, pointer, definition, site)
    if (found) return [found]
  }
  return []
}

/** A pointer into the items of the list that a block repeats. */
export function checkItemFact(
  { value, pointer }: Reference,
  definition: Definition,
  site: SiteIndex,
): Finding[] {
  const inside = pointer.replace(/\/props\/[^/]*$/, '/slots/default')
  return checkPath(joinPointer('', 'item') + String(value), pointer, definition, site, inside)
}

function checkPath(
  path: string,
  pointer: string,
  definition: Definition,
  site: SiteIndex,
  place = pointer,
): Finding[] {
  const [root = ''] = pointerTokens(path)
  if (everywhere.includes(root)) return []
  if (Object.hasOwn(known, root)) return checkShape(path, root, pointer, known)
  if (!slotFactNames.includes(root)) {
    const roots = [...everywhere, ...Object.keys(known), ...slotFactNames]
    const hint = `Begin with one of: /${roots.join(', /')}.`
    return [{ code: 'unknown_fact', pointer, message: `There is no fact ${JSON.stringify(path)}.`, hint }]
  }
  const places =
    definition.kind === 'form'
      ? slotFactsOfForm(definition.id, site)
      : [slotFactsAt(definition, place, site.operationFields)]
  if (places.length === 0) return [misplaced(root, pointer)]
  return places.flatMap((facts) => checkShape(path, root, pointer, facts)).slice(0, 1)
}

function checkShape(path: string, root: string, pointer: string, facts: SlotFacts): Finding[] {
  if (!Object.hasOwn(facts, root)) return [misplaced(root, pointer)]
  if (shapeAt(facts, path) !== undefined) return []
  const tokens = pointerTokens(path)
  let reached = joinPointer('', root)
  for (const token of tokens.slice(1)) {
    const next = joinPointer(reached, token)
    if (shapeAt(facts, next) === undefined) break
    reached = next
  }
  const names = namesIn(shapeAt(facts, reached))
  const hint = names.length > 0 ? `${reached} has: ${names.join(', ')}.` : `${reached} holds no such thing.`
  const missing = Object.hasOwn(known, root) ? 'There is no fact' : 'The answer has no'
  return [{ code: 'unknown_fact', pointer, message: `${missing} ${JSON.stringify(path)}.`, hint }]
}

function misplaced(root: string, pointer: string): Finding {
  const block = root === 'result' ? 'load' : 'repeat or list'
  return {
    code: 'unknown_fact',
    pointer,
    message: `There is no /${root} here.`,
    hint: `Put this into a ${block} block.`,
  }
}
