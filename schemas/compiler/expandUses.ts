import type { FragmentDefinition } from '#generated/grammar/types.ts'
import { nearestName } from '../runtime/nearestName.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { checkArguments } from './checkArguments.ts'
import { type Origins, stepOf, type Trail, trailOf } from './origins.ts'

type Json = unknown
type Node = Readonly<Record<string, Json>>
type Use = Node & { use: string; with?: Node; visibleWhen?: Json }

/** What a use finds: fragments by id, and who is told of what cannot be expanded. */
export type Library = {
  fragments: ReadonlyMap<string, FragmentDefinition>
  /** Fragments that are there but unfit to be used: of whatever uses one nothing more can be told. */
  unfit?: ReadonlySet<string>
  /** Uses of fragments that are not among them stay as they are written. */
  leavesOthers?: true
  spoil?: () => void
  origins: Origins
  say: (trail: Trail, finding: Omit<Finding, 'pointer'>) => void
}

/** What stands for the parameters and slots of the fragment that is being expanded. */
type Scope = {
  id: string
  args: Node
  /** Where each of those was written that the use gives. */
  given: ReadonlyMap<string, Trail>
  slots: Node
  above: Scope | undefined
  left: { objects: number }
}

/** Uses within uses, and objects that one definition may come to: against fragments that multiply themselves. */
const DEEPEST = 8
const MOST = 50_000

/**
 * A definition with what its fragments hold in the place of their uses. One that uses none is answered as it is.
 */
export function expandUses<D extends object>(definition: D, trail: Trail, library: Library): D {
  return hasUse(definition) ? (expand(definition, trail, undefined, library) as D) : definition
}

function hasUse(value: Json): boolean {
  if (value === null || typeof value !== 'object') return false
  if (isUse(value)) return true
  return Object.values(value).some(hasUse)
}

function expand(value: Json, trail: Trail, scope: Scope | undefined, library: Library): Json {
  if (typeof value === 'string') return scope ? withParameter(value, scope) : value
  if (value === null || typeof value !== 'object') return value
  if (scope && ++scope.left.objects > MOST) return value
  if (Array.isArray(value)) {
    const list = value.flatMap((one, at) => expandItem(one, stepOf(trail, at), scope, library))
    return library.origins.set(list, trail)
  }
  if (isUse(value)) return fill(value, trail, scope, library, 'value')
  const node = value as Node
  if (scope && isParameter(node)) return scope.args[node.param]
  return expandNode(node, trail, scope, library)
}

function expandNode(node: Node, trail: Trail, scope: Scope | undefined, library: Library): Node {
  const entries = Object.entries(node).flatMap(([key, part]) => {
    const made = expand(part, stepOf(trail, key), scope, library)
    return made === undefined ? [] : [[scope ? withParameter(key, scope) : key, made] as const]
  })
  const made = library.origins.set(Object.fromEntries(entries), trail)
  for (const [key, part] of Object.entries(node)) {
    const given = scope && isSchema(part) && isParameter(part) ? scope.given.get(part.param) : undefined
    if (given) library.origins.setMember(made, key, given)
  }
  return made
}

/** What stands for one entry of a list: any number of entries where it is a use or a slot. */
function expandItem(item: Json, trail: Trail, scope: Scope | undefined, library: Library): Json[] {
  if (isUse(item)) return listOf(fill(item, trail, scope, library, 'list'))
  if (scope && isSlot(item)) return listOf(scope.slots[item.slot])
  if (scope && isSchema(item) && isParameter(item)) return listOf(scope.args[item.param])
  return [expand(item, trail, scope, library)]
}

/** @param as whether the use stands in a list or in the place of a value */
function fill(
  use: Use,
  trail: Trail,
  scope: Scope | undefined,
  library: Library,
  as: 'list' | 'value',
): Json {
  const nothing = as === 'list' ? [] : undefined
  const fragment = library.fragments.get(use.use)
  const say = (message: string, hint: string, at = trail) => {
    library.say(at, { code: 'fragment', message, hint })
    return nothing
  }
  if (!fragment && library.leavesOthers) {
    const left = expandNode(use, trail, scope, library)
    return as === 'list' ? [left] : left
  }
  if (!fragment && library.unfit?.has(use.use)) {
    library.spoil?.()
    return nothing
  }
  if (!fragment) {
    const name = nearestName(use.use, [...library.fragments.keys()])
    const hint = name === undefined ? `Create fragment/${use.use}.` : `Did you mean ${name}?`
    return say(`There is no fragment ${JSON.stringify(use.use)}.`, hint, stepOf(trail, 'use'))
  }
  const around = namesAround(scope)
  if (around.includes(use.use))
    return say(`The fragment ${use.use} comes back to itself.`, 'Take one of the uses out.')
  if (around.length >= DEEPEST)
    return say(`Fragments use each other ${DEEPEST} deep.`, 'Take some of them together.')
  const part = fragment.blocks ?? fragment.fields ?? fragment.actions
  if (part !== undefined && as === 'value')
    return say(`The fragment ${use.use} is a list.`, 'Use it where a list can stand.')
  const args = expand(use.with ?? {}, stepOf(trail, 'with'), scope, library) as Node
  const { when: _, ...others } = use
  const beside = partsBeside(fragment.actions ? others : use, trail, scope, library)
  const isVariant = part === undefined && Object.keys(beside).length > 0
  const { values, slots, findings } = checkArguments(fragment, args, isVariant ? {} : beside)
  for (const { path, ...finding } of findings)
    library.say(path.reduce<Trail>(stepOf, trail), { code: 'fragment', ...finding })
  if (findings.length > 0) return nothing
  const here = stepOf(trail, 'with')
  const given = Object.keys(args).map(
    (name) => [name, library.origins.trailAt(args, joinPointer('', name), here)] as const,
  )
  const inner: Scope = {
    id: use.use,
    args: values,
    given: new Map(given),
    slots,
    above: scope,
    left: scope?.left ?? { objects: 0 },
  }
  const body = part ?? fragment.value
  const name = fragment.blocks
    ? 'blocks'
    : fragment.fields
      ? 'fields'
      : fragment.actions
        ? 'actions'
        : 'value'
  const inside: Trail = {
    at: trail.at,
    fragment: { above: trailOf(`fragment/${use.use}`).at, key: name },
  }
  const made = expand(body, inside, inner, library)
  if (inner.left.objects > MOST)
    return say('The fragments here come to more than can be shown.', 'Use fewer of them.')
  if (isVariant && made === undefined) return nothing
  if (isVariant && !isSchema(made))
    return say(`The fragment ${use.use} is a list.`, 'Leave out what stands beside use.')
  if (isVariant) return variantOf(made as Node, beside, trail, inside, library)
  if (fragment.actions && use.when !== undefined) return doneWhen(use.when, made, trail, scope, library)
  const condition = expand(use.visibleWhen, stepOf(trail, 'visibleWhen'), scope, library)
  return condition === undefined ? made : listOf(made).map((block) => shownWhen(condition, block, library))
}

function doneWhen(when: Json, actions: Json, trail: Trail, scope: Scope | undefined, library: Library): Node {
  const here = stepOf(trail, 'when')
  // biome-ignore lint/suspicious/noThenProperty: a word of the action
  const made = { do: 'when', if: expand(when, here, scope, library), then: actions }
  library.origins.setMember(made, 'if', here)
  return library.origins.set(made, trail)
}

/** What a fragment holds, but for what stands beside its use. */
function variantOf(held: Node, own: Node, trail: Trail, inside: Trail, { origins }: Library): Node {
  return origins.setJoined(origins.set({ ...held, ...own }, trail), held, inside, own)
}

/** What stands beside use: blocks for slots, under their names, or what a variant says itself. */
function partsBeside(
  { use: _, with: __, visibleWhen: ___, ...parts }: Node,
  trail: Trail,
  scope: Scope | undefined,
  library: Library,
): Node {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, expand(part, stepOf(trail, name), scope, library)]),
  )
}

function shownWhen(condition: Json, block: Json, { origins }: Library): Json {
  if (!isSchema(block)) return block
  const own = block.visibleWhen
  return origins.setLike(
    { ...block, visibleWhen: own === undefined ? condition : { all: [condition, own] } },
    block,
  )
}

function namesAround(scope: Scope | undefined): string[] {
  return scope ? [scope.id, ...namesAround(scope.above)] : []
}

/** `{payment}/amount` where payment is /item: /item/amount. */
function withParameter(text: string, { args }: Scope): string {
  const name = /^\{([a-z][A-Za-z0-9]*)\}(?=\/|$)/.exec(text)?.[1]
  const given = name === undefined ? undefined : args[name]
  return typeof given === 'string' ? given + text.slice(`{${name}}`.length) : text
}

const listOf = (value: Json): Json[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

function isUse(value: unknown): value is Use {
  return isSchema(value) && typeof value.use === 'string' && !Object.hasOwn(value, 'type')
}

function isParameter(node: Node): node is { param: string } {
  return typeof node.param === 'string' && Object.keys(node).length === 1
}

function isSlot(value: unknown): value is { slot: string } {
  return isSchema(value) && typeof value.slot === 'string' && Object.keys(value).length === 1
}
