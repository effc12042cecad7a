import { setupI18n } from '@lingui/core'
import { compileIcu } from '#schemas/compiler/compileIcu.ts'

/** An argument of an ICU message, and what it may be. */
type Argument = { name: string; type: string; cases: readonly string[] }

const choices = ['plural', 'select', 'selectordinal']

/** The arguments of a compiled message, once each. */
function argumentsOf(message: unknown, found = new Map<string, Argument>()): Map<string, Argument> {
  for (const token of Array.isArray(message) ? message : []) {
    if (!Array.isArray(token)) continue
    const [name, type = '', cases] = token as [string, string?, unknown?]
    const named = typeof cases === 'object' && cases !== null ? (cases as Record<string, unknown>) : {}
    const known = choices.includes(type) ? Object.keys(named).filter((one) => one !== 'offset') : []
    const before = found.get(name)
    if (!before || before.type === '') found.set(name, { name, type, cases: known })
    if (choices.includes(type)) for (const inner of Object.values(named)) argumentsOf(inner, found)
  }
  return found
}

export type MessageVerdict = {
  /** Why it is no ICU message. */
  broken?: string
  /** Arguments that the text it is a translation of has not. */
  unknown: string[]
  /** Arguments of that text which are missing here. */
  missing: string[]
  /** How it reads with sample arguments; one line for each case that it chooses by. */
  samples: string[]
}

/**
 * What is wrong with a text while it is typed, and how it reads.
 * @param source the same text in the language that others are translated from
 */
export function judgeMessage(text: string, source: string | undefined, locale: string): MessageVerdict {
  const { message, broken } = compileIcu(text)
  const own = argumentsOf(message)
  const given = source === undefined ? own : argumentsOf(compileIcu(source).message)
  const unknown = [...own.keys()].filter((name) => !given.has(name))
  const missing = [...given.keys()].filter((name) => !own.has(name))
  if (broken !== undefined || own.size === 0)
    return { ...(broken !== undefined && { broken }), unknown, missing, samples: [] }
  const i18n = setupI18n()
  const compiled = typeof message === 'string' ? [message] : message
  i18n.loadAndActivate({ locale, messages: { sample: compiled as never } })
  const samples = [0, 1, 2, 5].map((at) => {
    const values = [...own.values()].map((one) => [one.name, sampleOf(one, at)])
    return i18n._('sample', Object.fromEntries(values))
  })
  return { unknown, missing, samples: [...new Set(samples)] }
}

function sampleOf({ name, type, cases }: Argument, at: number): string | number | Date {
  if (type === 'plural' || type === 'selectordinal' || type === 'number') return at
  if (type === 'select') return cases[at % cases.length] ?? 'other'
  if (type === 'date' || type === 'time') return new Date(0)
  return name
}
