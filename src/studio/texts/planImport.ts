import type { Translation } from '../api/createContentApi.ts'
import { judgeMessage } from './icuArguments.ts'
import { judgeMarkup, type MarkupFaults } from './messageCodes.ts'
import type { XliffDocument } from './xliff.ts'

/** What becomes of a text that came back from translators. */
export type ImportedText = {
  definition: string
  key: string
  sourceRevision: number
  /** What the text says now, and what it said when it was sent, where that is something else. */
  source: string
  sent?: string
  before?: string
  target: string
  /** It came back as it went, and nobody says that it fits what the text says now. */
  isUntouched?: boolean
  /** Why it cannot be taken: no ICU, or arguments that nobody gives. */
  broken?: string
  unknown: readonly string[]
  /** What may be meant so, and is looked at before it is taken: arguments of the source that are missing, and what became of its tags. */
  missing: readonly string[]
  markup: MarkupFaults
}

export type ImportPlan = {
  texts: ImportedText[]
  /** The same as they are already. */
  same: number
  /** Texts that the site has no more, by key. */
  gone: string[]
  /** Not translated in the file. */
  empty: number
}

/** Holds what came back against what there is. */
export function planImport({ units, to }: XliffDocument, there: readonly Translation[]): ImportPlan {
  const known = new Map(there.map((one) => [`${one.definition} ${one.key}`, one]))
  const plan: ImportPlan = { texts: [], same: 0, gone: [], empty: 0 }
  // Of a text that stands in the file twice the last is meant.
  const named = new Map(units.map((unit) => [`${unit.definition} ${unit.key}`, unit]))
  for (const [name, { definition, key, source: sent, target, isTranslated }] of named) {
    const now = known.get(name)
    if (!now) plan.gone.push(key)
    else if (target === undefined) plan.empty += 1
    else if (now.target === target && now.state === 'current') plan.same += 1
    else {
      const { broken, unknown, missing } = judgeMessage(target, now.source, to)
      plan.texts.push({
        definition,
        key,
        source: now.source,
        sourceRevision: now.source_revision,
        ...(sent !== now.source && { sent }),
        ...(now.target !== undefined && { before: now.target }),
        target,
        ...(now.target === target && !isTranslated && { isUntouched: true }),
        ...(broken !== undefined && { broken }),
        unknown,
        missing,
        markup: judgeMarkup(now.source, target),
      })
    }
  }
  return plan
}

export const canBeTaken = ({ broken, unknown }: ImportedText): boolean =>
  broken === undefined && unknown.length === 0

/** Whether it fits as far as can be told, so that it is taken unless somebody says otherwise. */
export const isFaultless = (one: ImportedText): boolean =>
  canBeTaken(one) &&
  one.sent === undefined &&
  !one.isUntouched &&
  [one.missing, one.markup.lost, one.markup.unpaired].every((faults) => faults.length === 0)
