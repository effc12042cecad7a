import { isSeq, LineCounter, parseDocument } from 'yaml'
import { definitionKeyOf } from '#schemas/gate/checkDefinition.ts'
import { memo } from '#schemas/runtime/memo.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import { pointerTokens } from '#schemas/runtime/readPointer.ts'
import type { SiteFile } from '../lib/readSite.ts'

/**
 * What the gate has against a site, a line each, as editors and terminals lead to places: `path:line: what, and what to do`.
 * @param files of the definitions that were judged
 */
export function tellProblems(problems: readonly Problem[], files: readonly SiteFile[]): string[] {
  const byKey = new Map(files.map((file) => [definitionKeyOf(file.definition), file]))
  // A missing language is as many problems of few files.
  const linesOf = memo(({ text }: SiteFile) => findLines(text))
  const placeOf = ({ definition, pointer }: Pick<Problem, 'definition' | 'pointer'>) => {
    const file = byKey.get(definition)
    return file ? `${file.path}:${linesOf(file)(pointer)}` : `${definition}${pointer}`
  }
  return problems.map(({ fragment, code, message, hint, ...use }) => {
    const place = fragment ? `${placeOf(fragment)}, used by ${placeOf(use)}` : placeOf(use)
    return `${place}: ${message} ${hint} (${code})`
  })
}

/** Of a text of JSON the line, from 1, on which a JSON Pointer leads, or the deepest step towards it that is there. */
export function findLines(text: string): (pointer: string) => number {
  const lineCounter = new LineCounter()
  // JSON is YAML, whose parser knows where things stand.
  const { contents } = parseDocument(text, { lineCounter, uniqueKeys: false })
  return (pointer) => {
    let node: unknown = contents
    let at = 0
    for (const token of pointerTokens(pointer)) {
      const { items } = (node ?? {}) as { items?: readonly Pair[] }
      const found = isSeq(node) ? items?.[Number(token)] : items?.find(({ key }) => key?.value === token)
      if (!found) break
      at = (found.key ?? found).range?.[0] ?? at
      node = isSeq(node) ? found : found.value
    }
    return lineCounter.linePos(at).line
  }
}

type Ranged = { range?: readonly number[] | null }
type Pair = Ranged & { key?: Ranged & { value?: unknown }; value?: unknown }
