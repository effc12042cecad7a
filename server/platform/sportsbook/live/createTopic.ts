import { factsOf, factText, fingerprint, lineText } from '#betting/live/fingerprint.ts'
import type { MovedLine, SportsChange } from '#betting/live/SportsChange.ts'
import { eventText } from '../../../http/stream/Outbox.ts'
import type { DescribedEvent } from '../events/describeEvent.ts'

type Line = DescribedEvent['markets'][number]

/** A fact as it is told. @property at since which moment it is so */
type Fact = { text: string; value: unknown; at: number }
/** @property shape names and outcomes, without which nothing can be shown @property shapedAt since when these are so */
type Offered = { text: string; line: Line; at: number; shape: string; shapedAt: number }

/** Moments that readers who come back may stand at. */
const mostMoments = 64
/** From before anything. */
const NEVER = -1

/**
 * An event as those see it who read it in one language, and what has changed of it since any moment: computed once for all who stand
 * at that moment. Who was told of several changes too late is told of their sum.
 */
export function createTopic(first: DescribedEvent) {
  let moment = 0
  let version = first.version
  let view: object = {}
  const facts = new Map<string, Fact>()
  const lines = new Map<string, Offered>()
  /** Since when what was there is not. */
  const gone = { facts: new Map<string, number>(), lines: new Map<string, number>() }
  const moments = new Map<string, number>()
  const told = new Map<number, Buffer>()

  function seeFacts(next: object, at: number): boolean {
    const told = new Map(factsOf(next))
    let isOther = false
    for (const [name, value] of told) {
      const text = factText(name, value)
      if (facts.get(name)?.text === text) continue
      isOther = true
      facts.set(name, { text, value, at })
      gone.facts.delete(name)
    }
    for (const name of facts.keys()) {
      if (told.has(name)) continue
      isOther = true
      facts.delete(name)
      gone.facts.set(name, at)
    }
    return isOther
  }

  function seeLines(next: readonly Line[], at: number): boolean {
    const named = new Set(next.map(({ line }) => line))
    let isOther = false
    for (const line of next) {
      const before = lines.get(line.line)
      const text = lineText(line)
      if (before?.text === text) continue
      isOther = true
      const shape = [line.name, ...line.outcomes.map(({ id, name }) => `${id}:${name}`)].join('|')
      const shapedAt = before?.shape === shape ? before.shapedAt : at
      lines.set(line.line, { text, line, at, shape, shapedAt })
      gone.lines.delete(line.line)
    }
    for (const line of lines.keys()) {
      if (named.has(line)) continue
      isOther = true
      lines.delete(line)
      gone.lines.set(line, at)
    }
    return isOther
  }

  function changeSince(since: number): SportsChange {
    const all = [...lines.values()]
    const head = { id: first.id, version }
    if (since === NEVER) return { ...head, of: 'all', view, lines: all.map(({ line }) => line) }
    const changed = [...facts].filter(([, { at }]) => at > since)
    const lost = [...gone.facts].filter(([, at]) => at > since)
    const entries = [
      ...changed.map(([name, { value }]) => [name, value] as const),
      ...lost.map(([name]) => [name, null] as const),
    ]
    return {
      ...head,
      of: 'changes',
      ...(entries.length > 0 && { view: unfold(entries) }),
      lines: all
        .filter(({ at }) => at > since)
        .map(({ line, shapedAt }) => (shapedAt > since ? line : movedLine(line))),
      gone: [...gone.lines].filter(([, at]) => at > since).map(([line]) => line),
    }
  }

  /** @returns whether anything is other than before */
  function see({ markets, version: next, ...event }: DescribedEvent): boolean {
    const at = moment + 1
    const areFactsOther = seeFacts(event, at)
    const areLinesOther = seeLines(markets, at)
    // A version in which nothing of this was changed is none to readers.
    if (!areFactsOther && !areLinesOther) return false
    moment = at
    version = next
    view = { ...event, version }
    told.clear()
    const texts = [...facts.values(), ...lines.values()].map(({ text }) => text)
    moments.set(fingerprint(texts), moment)
    for (const oldest of moments.keys()) {
      if (moments.size <= mostMoments) break
      moments.delete(oldest)
    }
    return true
  }
  see(first)

  return {
    see,
    moment: () => moment,
    /** Where a reader stands who has what comes down to this; before anything where that is not known. */
    momentOf: (have: string) => moments.get(have) ?? NEVER,
    /** What a reader is told who stands at a moment; nothing where that is this one. */
    since(at: number): Buffer | undefined {
      if (at === moment) return undefined
      const known = told.get(at)
      if (known) return known
      const bytes = Buffer.from(eventText('sports', changeSince(at)))
      told.set(at, bytes)
      return bytes
    },
  }
}

export type Topic = ReturnType<typeof createTopic>

function movedLine({ line, why, is_suspended: isSuspended, outcomes }: Line): MovedLine {
  return {
    line,
    ...(isSuspended && { is_suspended: true }),
    ...(why && { why }),
    prices: outcomes.map(({ id, odds, is_active: isActive }) => (isActive ? [id, odds] : [id, odds, 0])),
  }
}

function unfold(entries: readonly (readonly [string, unknown])[]): object {
  const view: Record<string, unknown> = {}
  const score: Record<string, unknown> = {}
  for (const [name, value] of entries) {
    if (name.startsWith('score.')) score[name.slice('score.'.length)] = value
    else view[name] = value
  }
  return Object.keys(score).length > 0 ? { ...view, score } : view
}
