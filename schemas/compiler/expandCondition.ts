import type { Condition } from '#generated/grammar/types.ts'
import { conditionForm } from '../runtime/conditionForm.ts'
import { nearestName } from '../runtime/nearestName.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { expandFacts } from './expandFacts.ts'
import { type Places, placesBelow, pointersIn } from './writtenPlace.ts'

export type ExpandedCondition = {
  /** JSON Schema over the facts. What could not be understood holds for nothing. */
  condition: Condition
  /** Their pointers lead into the written condition. */
  findings: Finding[]
  places: Places
}

/** More parts than any honest condition has; keeps names of names of names from growing without end. */
const MOST_PARTS = 500

/** What is on the way, with its findings and how much there may still be. */
type Way = {
  named: (name: string) => unknown
  names: Iterable<string>
  spoil: (name: string) => boolean
  /** Names that are being expanded, the outermost first. */
  using: readonly string[]
  findings: Finding[]
  parts: { left: number; isTold: boolean }
}

/**
 * A condition as editors write it, as the JSON Schema that everything after the compiler reads. What is one already
 * comes out as it is.
 * @param named what the condition of this name says; undefined where there is none
 * @param names all names, to tell which was probably meant
 * @param spoil whether a condition of this name is there but cannot be used; then nothing more is told of its use
 */
export function expandCondition(
  written: unknown,
  named: (name: string) => unknown,
  names: Iterable<string> = [],
  spoil: (name: string) => boolean = () => false,
): ExpandedCondition {
  const findings: Finding[] = []
  const way: Way = { named, names, spoil, using: [], findings, parts: { left: MOST_PARTS, isTold: false } }
  return { ...expand(written, '', way), findings }
}

type Part = Omit<ExpandedCondition, 'findings'>

const never = (pointer: string): Part => ({ condition: false, places: [['', pointer]] })

/** @param pointer where it stands in the written condition */
function expand(written: unknown, pointer: string, way: Way): Part {
  way.parts.left -= 1
  if (way.parts.left < 0) {
    if (!way.parts.isTold) {
      way.parts.isTold = true
      const message = `It comes to more than ${MOST_PARTS} conditions.`
      way.findings.push({ pointer, code: 'condition_size', message, hint: 'Say it in fewer.' })
    }
    return never(pointer)
  }
  const form = conditionForm(written)
  switch (form) {
    case 'schema':
      return { condition: written as Condition, places: [['', pointer]] }
    case 'name':
      return expandName(String(written), pointer, way)
    case 'facts': {
      const { condition, findings, places } = expandFacts(written as Record<string, unknown>)
      way.parts.left -= Object.keys(written as object).length
      way.findings.push(...findings.map((one) => ({ ...one, pointer: pointer + one.pointer })))
      return { condition, places: places.map(([plain, at]) => [plain, pointer + at]) }
    }
    case 'not': {
      const { not } = written as { not: unknown }
      const inner = expand(not, joinPointer(pointer, 'not'), way)
      if (inner.condition === not) return { condition: written as Condition, places: [['', pointer]] }
      return {
        condition: { not: inner.condition },
        places: [['', pointer], ...placesBelow('/not', inner.places)],
      }
    }
    case 'all':
    case 'any':
      return expandList(form, (written as Record<string, unknown>)[form], pointer, way)
    case 'mixed':
      return refuse(
        pointer,
        way,
        'This mixes several ways to write a condition.',
        'Put them into one list: {"all": […]}.',
      )
    case 'none':
      return refuse(
        pointer,
        way,
        'This is not a condition.',
        'Write facts and what they must be, all, any, not, the name of a condition, or a JSON Schema.',
      )
  }
}

function expandList(form: 'all' | 'any', list: unknown, pointer: string, way: Way): Part {
  const here = joinPointer(pointer, form)
  if (!Array.isArray(list) || list.length === 0) {
    const message = `"${form}" takes a list of conditions.`
    return refuse(here, way, message, `Write {"${form}": [condition, condition]}.`)
  }
  const parts = list.map((one, index) => expand(one, joinPointer(here, index), way))
  const [only] = parts
  if (only && parts.length === 1) return only
  const word = form === 'all' ? 'allOf' : 'anyOf'
  return {
    condition: { [word]: parts.map(({ condition }) => condition) },
    places: [
      ['', pointer],
      [`/${word}`, here],
      ...parts.flatMap((part, index) => placesBelow(`/${word}/${index}`, part.places)),
    ],
  }
}

/** A named condition. What is wrong within it is told where it is defined, and not wherever it is used. */
function expandName(name: string, pointer: string, way: Way): Part {
  if (way.using.includes(name)) {
    const circle = [...way.using.slice(way.using.indexOf(name)), name].join(' → ')
    const hint = 'Say one of them without the others.'
    const message = `The condition ${name} comes back to itself: ${circle}.`
    way.findings.push({ pointer, code: 'condition_loop', message, hint })
    return never(pointer)
  }
  if (way.spoil(name)) return never(pointer)
  const definition = way.named(name)
  if (definition === undefined) {
    const meant = nearestName(name, way.names)
    const hint = meant === undefined ? `Create condition/${name}.` : `Did you mean ${JSON.stringify(meant)}?`
    const message = `There is no condition ${JSON.stringify(name)}.`
    way.findings.push({ pointer, code: 'unknown_condition', message, hint })
    return never(pointer)
  }
  const findings: Finding[] = []
  // A copy for each use, because what is wrong with it is told where it is used.
  const { condition } = structuredClone(
    expand(definition, '', { ...way, using: [...way.using, name], findings }),
  )
  const grave = findings.find(({ code }) => code === 'condition_loop' || code === 'condition_size')
  if (grave) way.findings.push({ ...grave, pointer })
  // Nothing that follows the name stands in the written condition.
  return { condition, places: [...pointersIn(condition)].map((at) => [at, pointer]) }
}

function refuse(pointer: string, way: Way, message: string, hint: string): Part {
  way.findings.push({ pointer, code: 'condition', message, hint })
  return never(pointer)
}
