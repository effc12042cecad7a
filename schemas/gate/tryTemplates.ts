import type { TemplateDefinition } from '#generated/grammar/types.ts'
import { fillTemplate, type Part } from '../compiler/fillTemplate.ts'
import { grammar } from '../compiler/grammar.ts'
import { memo, memoAround } from '../runtime/memo.ts'
import type { Problem } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { checkGrammarOf, definitionKeyOf } from './checkDefinition.ts'

type Place = { definition: string; pointer: string }

export type Trials = {
  /** The templates that pass their grammar. */
  templates: readonly TemplateDefinition[]
  /** What would come of the templates, under names that nothing else has. */
  definitions: readonly object[]
  isTrial: (key: string) => boolean
  /** Where the template says what a place of these comes from; any other place is answered as it is. */
  back: <P extends Place>(place: P) => P
  /** A problem told of the template instead. */
  problemBack: (problem: Problem) => Problem
}

const trialName = (id: string): string => `from-template-${id}`

/** What would come of the templates of a site: whatever looks at definitions looks at templates so. Takes any JSON. */
export function tryTemplates(definitions: readonly unknown[]): Trials {
  const templates = definitions.filter(isTemplate)
  const locales = templates.length === 0 ? undefined : definitions.find(isLocales)
  const trials = templates.map((one) => tried(one, locales))
  const origin = new Map(trials.flatMap(({ places }) => [...places]))
  const back = <P extends Place>(place: P): P => {
    const from = origin.get(place.definition)
    return from
      ? { ...place, definition: from.template, pointer: from.prefix + from.bare(place.pointer) }
      : place
  }
  const told = (text: string) => {
    let said = text
    for (const { id } of templates) said = said.replaceAll(trialName(id), id)
    return said
  }
  return {
    templates,
    definitions: trials.flatMap(({ made }) => made),
    isTrial: (key) => origin.has(key),
    back,
    problemBack: (problem) => {
      const { fragment } = problem
      if (!origin.has(problem.definition) && !(fragment && origin.has(fragment.definition))) return problem
      const { message, hint } = problem
      return {
        ...back(problem),
        message: told(message),
        hint: told(hint),
        ...(fragment && { fragment: back(fragment) }),
      }
    },
  }
}

type Origin = { template: string; prefix: string; bare: (pointer: string) => string }

const tried = memoAround((template: TemplateDefinition, locales: object | undefined) => {
  const { definitions, messages } = fillTemplate(template, {
    name: trialName(template.id),
    locales: codesOf(locales),
    numberFor: (kind) => numberOf(template.id, kind),
  })
  const key = definitionKeyOf(template)
  const places = new Map<string, Origin>()
  const note = (part: Part, prefix: string, bare: Origin['bare']) =>
    places.set(definitionKeyOf(part), { template: key, prefix, bare })
  for (const [at, part] of definitions.entries()) note(part, `/definitions/${at}`, (pointer) => pointer)
  for (const part of messages)
    note(part, joinPointer('/texts', String(part.locale)), (pointer) => pointer.replace(/^\/messages/, ''))
  return { made: [...definitions, ...messages], places }
})

/** A number that hardly any definition of a kind has, nor another template. */
function numberOf(id: string, kind: string): number {
  const { properties } = grammar[`${kind}.json`] ?? {}
  const number = isSchema(properties) ? properties.number : undefined
  const most = isSchema(number) && typeof number.maximum === 'number' ? number.maximum : 2_000_000_000
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 900_000_000
  return most - (sum % Math.floor(most / 2))
}

const isTemplate = (one: unknown): one is TemplateDefinition =>
  isSchema(one) && one.kind === 'template' && checkGrammarOf(one).length === 0

const isLocales = (one: unknown): one is object => isSchema(one) && one.kind === 'locales'

const codesOf = (locales: object | undefined): readonly string[] =>
  locales === undefined ? [] : codes(locales)
const codes = memo((definition: object): string[] => {
  const { locales } = definition as { locales?: unknown }
  return Array.isArray(locales) ? locales.filter(isSchema).map(({ code }) => String(code)) : []
})
