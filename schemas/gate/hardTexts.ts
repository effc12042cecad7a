import type { AST } from '@eslint-community/regexpp'
import { rangesOf } from '../rules/pattern/rangesOf.ts'

/** How often is repeated what a pattern repeats. */
const times = [30, 60]
/** Different characters within a repetition that are tried. */
const mostCharacters = 4
const mostTexts = 400
/** What hardly any pattern ends with. */
const strange = '\u0001'

/**
 * Texts on which searches go back and forth: for each thing that a pattern repeats, what leads there, and then what it
 * repeats, many times and with an end that does not fit.
 */
export function hardTexts(pattern: AST.Pattern): string[] {
  const found = new Set<string>()
  for (const { before, quantifier } of quantifiersOf(pattern.alternatives, '')) {
    const repeats = [...new Set([...charactersOf(quantifier.element), exampleOf(quantifier.element)])]
    for (const part of repeats) {
      for (const count of times) {
        const text = before + part.repeat(Math.ceil(count / Math.max(part.length, 1)))
        found.add(text).add(text + strange)
      }
    }
    if (found.size > mostTexts) break
  }
  return [...found]
}

type Found = { before: string; quantifier: AST.Quantifier }

function* quantifiersOf(alternatives: readonly AST.Alternative[], before: string): Generator<Found> {
  for (const { elements } of alternatives) {
    let lead = before
    for (const element of elements) {
      yield* quantifiersIn(element, lead)
      lead += exampleOf(element)
    }
  }
}

function* quantifiersIn(element: AST.Element, before: string): Generator<Found> {
  if (element.type === 'Quantifier') {
    if (element.max > 1) yield { before, quantifier: element }
    yield* quantifiersIn(element.element, before)
  } else if ('alternatives' in element) yield* quantifiersOf(element.alternatives, before)
}

/** The shortest of what it matches, without a look at what stands around. */
function exampleOf(element: AST.Element): string {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return characterOf(element)
    case 'Quantifier':
      return exampleOf(element.element).repeat(Math.min(element.min, times[0] ?? 0))
    case 'Group':
    case 'CapturingGroup':
      return (element.alternatives[0]?.elements ?? []).map(exampleOf).join('')
    default:
      return ''
  }
}

function charactersOf(element: AST.Element, found = new Set<string>()): Set<string> {
  if (element.type === 'Quantifier') charactersOf(element.element, found)
  else if ('alternatives' in element)
    for (const { elements } of element.alternatives) for (const one of elements) charactersOf(one, found)
  else if (found.size < mostCharacters) found.add(exampleOf(element))
  return found
}

type SetNode = AST.Character | AST.CharacterSet | AST.CharacterClass

/** One that people write, where there is one. */
function characterOf(node: SetNode): string {
  const ranges = rangesOf(node) ?? []
  const readable = ranges.find(([, to]) => to >= 0x61) ?? ranges[0]
  return readable ? String.fromCodePoint(Math.max(readable[0], Math.min(0x61, readable[1]))) : ''
}
