import { createSentences } from '#schemas/runtime/createSentences.ts'
import { sayCondition } from '#schemas/runtime/sayCondition.ts'
import sentences from '#schemas/studio/sentences/en.json' with { type: 'json' }
import type { Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'
import { factAt, knownFacts } from './knownFacts.ts'

const words = createSentences('en', sentences)
const clauses = new Set(knownFacts.flatMap(({ clause }) => clause ?? []))

/** What is so or not is said as a clause of its own, where the fact has one. */
const say: typeof words = (key, args = {}) => {
  const { fact, not } = args
  if ((key !== 'isTrue' && key !== 'isFalse') || !clauses.has(String(fact))) return words(key, args)
  const isSo = (key === 'isTrue') === (not !== 'yes')
  return isSo ? String(fact) : words('notSo', { sentence: String(fact) })
}
/** What a fact is called in a sentence. */
export const spoken = (pointer: string): string | undefined => {
  if (pointer.startsWith('/data/')) return builderWords.condition.field(pointer.slice(6))
  const fact = factAt(pointer)
  return fact?.clause ?? fact?.says
}

/** A condition as a sentence without its first capital and its full stop. */
export const sentenceOf = (
  value: Json | undefined,
  sentence?: (name: string) => string | undefined,
): string =>
  value === undefined
    ? builderWords.condition.none
    : sayCondition(value, { say, fact: spoken, ...(sentence && { sentence }) })
