import type { Block, Text } from '#generated/grammar/types.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'

export type Question = { question: string; answer: string }

/**
 * The questions of a page with their answers, as the page itself shows them: disclosures that open texts. What is not
 * shown to a visitor of whom nothing is known is left out.
 */
export function questionsOf(blocks: readonly Block[], facts: Facts, say: (text: Text) => string): Question[] {
  const shown = blocks.filter(({ visibleWhen }) => conditionHolds(visibleWhen, facts))
  return shown.flatMap(({ type, props, slots = {} }) => {
    const inside = Object.values(slots)
    if (type !== 'disclosure') return inside.flatMap((part) => questionsOf(part, facts, say))
    const answer = inside.flatMap((part) => textsIn(part, facts, say)).join('\n')
    const { label } = props as { label: Text }
    return answer === '' ? [] : [{ question: plain(say(label)), answer }]
  })
}

function textsIn(blocks: readonly Block[], facts: Facts, say: (text: Text) => string): string[] {
  return blocks
    .filter(({ visibleWhen }) => conditionHolds(visibleWhen, facts))
    .flatMap(({ type, props, slots = {} }) => [
      ...(type === 'text' ? [plain(say((props as { text: Text }).text))] : []),
      ...Object.values(slots).flatMap((part) => textsIn(part, facts, say)),
    ])
    .filter((text) => text !== '')
}

/** Words without the links and lists around them. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
