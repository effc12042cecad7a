import { definitionKeyOf } from '#schemas/gate/checkDefinition.ts'
import { asSite, compileSite } from './compileSite.ts'
import { diffJson } from './diffJson.ts'
import type { LiveSite } from './readLive.ts'
import { breakingChanges, siteSurface } from './siteSurface.ts'

export type LiveComparison = {
  /** One line a difference: + added, - removed, ~ changed. */
  differences: string[]
  /** What would break code that was written for the committed site. */
  breaking: string[]
}

/** How a live site differs from the committed one, which is the older of the two. */
export function compareWithLive(committed: readonly unknown[], live: LiveSite): LiveComparison {
  const compiled = compileSite(committed)
  const surface = siteSurface(compiled)
  if ('definitions' in live) {
    return {
      differences: compareByKey(byKey(committed), byKey(live.definitions)),
      breaking: breakingChanges(surface, siteSurface(compileSite(live.definitions))),
    }
  }
  return {
    // As JSON, which has no undefined.
    differences: compareByKey(JSON.parse(JSON.stringify(compiled.artefacts)), live.artefacts),
    breaking: breakingChanges(surface, siteSurface(asSite(live.artefacts))),
  }
}

function byKey(definitions: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(definitions.map((one) => [definitionKeyOf(one), one]))
}

function compareByKey(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return keys.flatMap((key) => {
    if (!Object.hasOwn(before, key)) return [`+ ${key}`]
    if (!Object.hasOwn(after, key)) return [`- ${key}`]
    return diffJson(before[key], after[key]).map(({ pointer, before: old, after: now }) => {
      if (old === undefined) return `+ ${key}${pointer}: ${brief(now)}`
      return now === undefined
        ? `- ${key}${pointer}: ${brief(old)}`
        : `~ ${key}${pointer}: ${brief(old)} -> ${brief(now)}`
    })
  })
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
