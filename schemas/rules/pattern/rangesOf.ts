import type { AST } from '@eslint-community/regexpp'
import { propertyRanges } from './propertyRanges.ts'
import type { Range } from './Range.ts'

const LAST = 0x10ffff

const digits: readonly Range[] = [[0x30, 0x39]]
const word: readonly Range[] = [...digits, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]]
/** WhiteSpace and LineTerminator of ECMAScript. */
const space: readonly Range[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]
const lineEnds: readonly Range[] = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
]

type SetNode = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.CharacterClassRange

/** The code points of a character, a class or an escape, in their order and apart; undefined of what only the flag v knows. */
export function rangesOf(node: SetNode): readonly Range[] | undefined {
  switch (node.type) {
    case 'Character':
      return [[node.value, node.value]]
    case 'CharacterClassRange':
      return [[node.min.value, node.max.value]]
    case 'CharacterClass': {
      const parts = node.elements.map((one) => (isSet(one) ? rangesOf(one) : undefined))
      if (parts.some((one) => one === undefined)) return undefined
      const all = joined(parts.flatMap((one) => one ?? []))
      return node.negate ? others(all) : all
    }
    default:
      return setRanges(node)
  }
}

function setRanges(node: AST.CharacterSet): readonly Range[] {
  switch (node.kind) {
    case 'any':
      return others(lineEnds)
    case 'digit':
      return node.negate ? others(digits) : digits
    case 'space':
      return node.negate ? others(space) : space
    case 'word':
      return node.negate ? others(word) : word
    default:
      return propertyRanges(node.raw)
  }
}

const isSet = (node: { type: string }): node is SetNode =>
  ['Character', 'CharacterSet', 'CharacterClass', 'CharacterClassRange'].includes(node.type)

function joined(ranges: readonly Range[]): Range[] {
  const found: [number, number][] = []
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = found.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else found.push([from, to])
  }
  return found
}

function others(ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  let next = 0
  for (const [from, to] of ranges) {
    if (from > next) found.push([next, from - 1])
    next = to + 1
  }
  if (next <= LAST) found.push([next, LAST])
  return found
}
