import type { FragmentDefinition, FragmentParameter } from '#generated/grammar/types.ts'
import { nearestName } from '../runtime/nearestName.ts'
import { hasType, isSchema } from '../runtime/walkGrammar.ts'
import { grammarChecker } from './grammarChecker.ts'

type Node = Readonly<Record<string, unknown>>

/** What is wrong with what a use gives; path leads from the use to it. */
type ArgumentFinding = { path: string[]; message: string; hint: string }

const checker = grammarChecker

/** What each type of parameter takes: a part of the grammar, or a type of JSON. */
const types: Readonly<Record<FragmentParameter['type'], string | { type: string }>> = {
  text: 'common.json#/$defs/text',
  message: 'common.json#/$defs/messageKey',
  value: 'common.json#/$defs/value',
  pointer: 'common.json#/$defs/pointer',
  condition: 'common.json#/$defs/condition',
  actions: 'common.json#/$defs/actions',
  link: 'common.json#/$defs/link',
  route: 'common.json#/$defs/routeName',
  operation: 'common.json#/$defs/operationId',
  picture: 'common.json#/$defs/picture',
  icon: 'common.json#/$defs/icon',
  word: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
}

/** What stands for a parameter where a fragment is looked at by itself. */
export function sampleOf({ type, of, default: otherwise }: FragmentParameter): unknown {
  return otherwise ?? of?.[0] ?? samples[type]
}

const samples: Readonly<Record<FragmentParameter['type'], unknown>> = {
  text: 'sample.text',
  message: 'sample.text',
  value: 'sample',
  pointer: '/item',
  condition: true,
  actions: [],
  link: { url: 'https://croupier.example' },
  route: 'sample',
  operation: 'sample.operation',
  picture: '/assets/sample.svg',
  icon: 'star',
  word: 'sample',
  number: 1,
  flag: true,
}

/** The parameters and slots of a fragment as a use gives them, with the defaults of those that it leaves out. */
export function checkArguments(
  { id, params = {}, slots: declared = {} }: FragmentDefinition,
  given: Node,
  slots: Node,
): { values: Node; slots: Node; findings: ArgumentFinding[] } {
  const findings: ArgumentFinding[] = []
  const say = (path: string[], message: string, hint: string) => findings.push({ path, message, hint })
  const unknown = (path: string[], what: string, name: string, known: string[]) => {
    const near = nearestName(name, known)
    const all = known.length > 0 ? `Use one of: ${known.join(', ')}.` : `It has no ${what}s.`
    const hint = near === undefined ? all : `Did you mean ${near}?`
    say([...path, name], `The fragment ${id} has no ${what} ${JSON.stringify(name)}.`, hint)
  }
  for (const name of Object.keys(given))
    if (!Object.hasOwn(params, name)) unknown(['with'], 'parameter', name, Object.keys(params))
  for (const name of Object.keys(slots))
    if (!Object.hasOwn(declared, name)) unknown([], 'slot', name, Object.keys(declared))
  const values: Record<string, unknown> = {}
  for (const [name, { type, description, of, default: otherwise, optional }] of Object.entries(params)) {
    const value = Object.hasOwn(given, name) ? given[name] : otherwise
    if (value === undefined) {
      if (optional) continue
      say([], `The fragment ${id} needs ${JSON.stringify(name)}.`, `Give it under with: ${description}`)
      continue
    }
    values[name] = value
    const [wrong] = misfits(type, value, of)
    if (wrong && Object.hasOwn(given, name)) say(['with', name], wrong.message, wrong.hint)
  }
  return { values, slots, findings }
}

function misfits(
  type: FragmentParameter['type'],
  value: unknown,
  of?: readonly string[],
): { message: string; hint: string }[] {
  if (of && !of.includes(String(value)))
    return [
      { message: `${JSON.stringify(value)} is not known here.`, hint: `Choose one of: ${of.join(', ')}.` },
    ]
  const wanted = types[type]
  if (typeof wanted === 'string') return checker.check(value, wanted)
  if (hasType(value, wanted.type)) return []
  const is = isSchema(value) ? 'an object' : Array.isArray(value) ? 'a list' : JSON.stringify(value)
  return [{ message: `A ${type} is expected here, not ${is}.`, hint: `Give a ${wanted.type}.` }]
}
