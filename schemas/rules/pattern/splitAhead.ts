import type { AST } from '@eslint-community/regexpp'

/** A pattern that asks ahead at its very start, as those of passwords do: each is a question of its own about the text. */
type Split = {
  /** What is asked there, each of the text from its first character on. */
  asked: AST.LookaheadAssertion[]
  /** What the text must be from its first character on. */
  rest: AST.Element[]
}

/** @return undefined where a pattern asks nothing ahead at its start */
export function splitAhead({ alternatives }: AST.Pattern): Split | undefined {
  const [only, ...others] = alternatives
  const [first, ...after] = only && others.length === 0 ? inlined(only.elements) : []
  if (first?.type !== 'Assertion' || first.kind !== 'start') return
  const end = after.findIndex((one) => !isAhead(one))
  const asked = (end < 0 ? after : after.slice(0, end)).filter(isAhead)
  if (asked.length === 0) return
  return { asked, rest: after.slice(asked.length) }
}

function isAhead(element: AST.Element): element is AST.LookaheadAssertion {
  return element.type === 'Assertion' && element.kind === 'lookahead'
}

/** Elements of which none is a bare group around others. */
function inlined(elements: readonly AST.Element[]): AST.Element[] {
  return elements.flatMap((one) => {
    const [only, ...others] = one.type === 'Group' || one.type === 'CapturingGroup' ? one.alternatives : []
    const isBare = only !== undefined && others.length === 0 && !(one.type === 'Group' && one.modifiers)
    return isBare ? inlined(only.elements) : [one]
  })
}
