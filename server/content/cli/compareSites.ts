import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { type Definition, definitionKey } from '../Definition.ts'

/** How `local` differs from `remote`: one line a definition, and below it one a JSON Pointer. Sorted. */
export function compareSites(remote: readonly Definition[], local: readonly Definition[]): string[] {
  const before = new Map(remote.map((one) => [definitionKey(one), one]))
  const after = new Map(local.map((one) => [definitionKey(one), one]))
  const lines: string[] = []
  for (const key of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [old, now] = [before.get(key), after.get(key)]
    if (old === undefined) lines.push(`+ ${key}`)
    else if (now === undefined) lines.push(`- ${key}`)
    else {
      const changes = compareValues(old, now, '')
      if (changes.length > 0) lines.push(`~ ${key}`, ...changes.map((line) => `    ${line}`))
    }
  }
  return lines
}

function compareValues(old: unknown, now: unknown, pointer: string): string[] {
  if (isContainer(old) && isContainer(now) && Array.isArray(old) === Array.isArray(now)) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    if (!Array.isArray(old)) keys.sort()
    return keys.flatMap((key) => {
      const path = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
      if (!Object.hasOwn(old, key)) return [`+ ${path} ${short(now[key])}`]
      if (!Object.hasOwn(now, key)) return [`- ${path} ${short(old[key])}`]
      return compareValues(old[key], now[key], path)
    })
  }
  return canonicalJson(old) === canonicalJson(now) ? [] : [`~ ${pointer} ${short(old)} -> ${short(now)}`]
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function short(value: unknown): string {
  const text = canonicalJson(value)
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`
}
