import type { FollowedLine } from './SportsChange.ts'

/** What a line says to who reads it, as one text. */
export function lineText({ line, name, is_suspended, why, outcomes }: FollowedLine): string {
  const prices = outcomes.map((one) => `${one.id}:${one.name}:${one.odds}:${one.is_active}`)
  return [line, name, is_suspended, why ?? '', ...prices].join('|')
}

/** What an event is and how it stands by name, each part of its score apart, and its version left out. */
export function factsOf(view: object): [name: string, value: unknown][] {
  const { version: _, score, ...facts } = view as { version?: unknown; score?: object }
  const scored = Object.entries(score ?? {}).map(([name, value]) => [`score.${name}`, value] as const)
  return [...Object.entries(facts), ...scored].map(([name, value]) => [name, value])
}

export function factText(name: string, value: unknown): string {
  return `${name}=${sorted(value)}`
}

/**
 * What is told of an event comes down to one word, the same wherever the same is known, in whatever order it came: by it a page says
 * what it has. No protection against anybody.
 */
export function fingerprint(texts: Iterable<string>): string {
  let sum = 0
  let count = 0
  for (const text of texts) {
    sum = (sum + hash(text)) >>> 0
    count += 1
  }
  return `${count.toString(36)}-${sum.toString(36)}`
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193) >>> 0
  return state
}

/** JSON with the names of objects in one order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
