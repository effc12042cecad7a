import type { Block, Condition, MessagesDefinition } from '#generated/grammar/types.ts'
import { compileTexts } from '../compiler/compileMessages.ts'
import { expandDefinitions, type Written } from '../compiler/expandDefinitions.ts'
import { kindSchemas } from '../compiler/grammar.ts'
import { collectBlocks } from '../runtime/collectBlocks.ts'
import { memo } from '../runtime/memo.ts'
import type { Finding, Problem } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { checkCondition, conditionPatterns } from './checkCondition.ts'
import { checkControls } from './checkControls.ts'
import { checkRegex } from './checkRegex.ts'
import { checkWritten, isKind } from './checkWritten.ts'
import { collectReferences } from './collectReferences.ts'

/**
 * What is wrong with a definition by itself, whatever else the site holds: grammar, blocks, conditions, regular
 * expressions, ICU messages. Takes any JSON and never throws.
 */
export function checkDefinition(definition: unknown): Problem[] {
  const key = definitionKeyOf(definition)
  const own = checkGrammarOf(definition)
  if (own.length > 0) return [...own]
  const { definitions, origins } = expandDefinitions([definition as Written])
  return definitions.flatMap((plain) =>
    checkWords(plain).map(({ pointer, ...one }) => ({ ...origins.locate(plain, key, pointer), ...one })),
  )
}

/** Whether it is a definition of a known kind, written as its grammar asks. */
export function checkGrammarOf(definition: unknown): readonly Problem[] {
  return isSchema(definition) ? judged(definition) : judge(definition)
}

const judged = memo(judge)

function judge(definition: unknown): Problem[] {
  const key = definitionKeyOf(definition)
  const kind = isSchema(definition) ? definition.kind : undefined
  if (!isKind(kind)) {
    const known = Object.keys(kindSchemas).join(', ')
    const message = `There is no kind of definition called ${JSON.stringify(kind) ?? 'nothing'}.`
    return [
      { definition: key, code: 'unknown_kind', pointer: '/kind', message, hint: `Use one of: ${known}.` },
    ]
  }
  const own = checkWritten({ ...(definition as object), kind })
  // Of what is nested too deep to be looked through, that is said.
  const found = own.length > 0 ? own : checkControls(definition)
  return found.map((one) => ({ definition: key, ...one }))
}

/** kind/id, as far as there is one. */
export function definitionKeyOf(definition: unknown): string {
  const { kind, id } = isSchema(definition) ? definition : {}
  return `${typeof kind === 'string' ? kind : '?'}/${typeof id === 'string' ? id : '?'}`
}

/** The blocks of a page, or of all views of a popup, with their JSON Pointers. */
export function blocksOf(definition: object): { block: Block; pointer: string }[] {
  if ('blocks' in definition) return collectBlocks(definition.blocks as Block[], '/blocks')
  if (!('views' in definition)) return []
  return Object.entries(definition.views as Record<string, { blocks: Block[] }>).flatMap(([id, view]) =>
    collectBlocks(view.blocks, `${joinPointer('/views', id)}/blocks`),
  )
}

/** Conditions, regular expressions and ICU messages: languages of their own inside a plain definition. */
export const checkWords: (definition: { kind: string }) => readonly Finding[] = memo(findInWords)

function findInWords(definition: { kind: string }): Finding[] {
  const found: Finding[] = []
  const checkPattern = (source: string, pointer: string) => {
    const reason = checkRegex(source)
    const hint = 'Write it without repeating what repeats, and anchor it with ^ and $.'
    if (reason !== null) found.push({ code: 'unsafe_regex', pointer, message: reason, hint })
  }
  for (const { ref, value, pointer } of collectReferences(definition)) {
    if (ref === 'regex' && typeof value === 'string') checkPattern(asUsed(value, pointer), pointer)
    if (ref === 'condition') {
      for (const one of checkCondition(value as Condition, pointer)) found.push({ code: 'condition', ...one })
      for (const { source, pointer: at } of conditionPatterns(value, pointer)) checkPattern(source, at)
    }
  }
  if (definition.kind === 'messages') {
    for (const [key, { broken }] of Object.entries(compileTexts(definition as MessagesDefinition))) {
      if (broken !== undefined) {
        const hint = 'Close every { with a }, give plural and select an "other"; write a brace as \'{\'.'
        found.push({ code: 'icu', pointer: joinPointer('/messages', key), message: broken, hint })
      }
    }
  }
  return found
}

/** Rules look for their pattern anywhere; the regex of a field and of a route must match the whole value. */
function asUsed(source: string, pointer: string): string {
  return pointer.includes('/rules/') ? source : `^(?:${source})$`
}
