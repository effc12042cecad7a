import type { Block, Condition } from '#generated/grammar/types.ts'
import { compileIcu } from '../compiler/compileMessages.ts'
import { blockSchemas, grammar, kindSchemas } from '../compiler/grammar.ts'
import { createGrammarChecker } from '../runtime/checkGrammar.ts'
import { collectBlocks } from '../runtime/collectBlocks.ts'
import type { Finding, Problem } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { hasType, isSchema } from '../runtime/walkGrammar.ts'
import { checkCondition, conditionPatterns } from './checkCondition.ts'
import { checkRegex } from './checkRegex.ts'
import { collectReferences } from './collectReferences.ts'

const checker = createGrammarChecker(grammar)

/**
 * What is wrong with a definition by itself, whatever else the site holds: grammar, props and slots of its blocks,
 * conditions, regular expressions, ICU messages. Takes any JSON and never throws.
 */
export function checkDefinition(definition: unknown): Problem[] {
  const key = definitionKeyOf(definition)
  const problem = (code: string, at: Omit<Problem, 'definition' | 'code'>): Problem => ({
    definition: key,
    code,
    ...at,
  })
  const kind = isSchema(definition) ? definition.kind : undefined
  if (typeof kind !== 'string' || !Object.hasOwn(kindSchemas, kind)) {
    const known = Object.keys(kindSchemas).join(', ')
    const message = `There is no kind of definition called ${JSON.stringify(kind) ?? 'nothing'}.`
    return [problem('unknown_kind', { pointer: '/kind', message, hint: `Use one of: ${known}.` })]
  }
  const misfits = checker.check(definition, `${kind}.json`)
  if (misfits.length > 0) return misfits.map((one) => problem('grammar', one))
  const fitting = definition as { kind: string; id: string }
  return [
    ...blocksOf(fitting).flatMap(({ block, pointer }) => checkBlock(block, pointer)),
    ...checkWords(fitting),
  ].map(({ code, ...at }) => problem(code, at))
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

function checkBlock({ type, props, slots }: Block, pointer: string): Finding[] {
  const schema = Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined
  if (!schema) {
    const hint = `Use one of: ${Object.keys(blockSchemas).join(', ')}.`
    const message = `There is no block called ${JSON.stringify(type)}.`
    return [{ code: 'unknown_block', pointer: `${pointer}/type`, message, hint }]
  }
  const found: Finding[] = checker
    .check(props ?? {}, `blocks/${type}.json`, `${pointer}/props`)
    .map((one) => ({ code: 'grammar', ...one }))
  const allowed = isSchema(schema['x-slots']) ? Object.keys(schema['x-slots']) : []
  for (const slot of Object.keys(slots ?? {})) {
    if (allowed.includes('*') || allowed.includes(slot)) continue
    found.push({
      code: 'unknown_slot',
      pointer: joinPointer(`${pointer}/slots`, slot),
      message: `The block ${type} has no slot ${JSON.stringify(slot)}.`,
      hint: allowed.length > 0 ? `Use one of: ${allowed.join(', ')}.` : 'Put the blocks beside it instead.',
    })
  }
  return found
}

/** Conditions, regular expressions and ICU messages: languages of their own inside the definition. */
function checkWords(definition: { kind: string }): Finding[] {
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
  if (definition.kind === 'messages' && 'messages' in definition && hasType(definition.messages, 'object')) {
    for (const [key, source] of Object.entries(definition.messages as Record<string, string>)) {
      const { broken } = compileIcu(source)
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
