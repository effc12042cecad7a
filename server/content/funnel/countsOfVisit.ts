import type { FormVisit } from '#generated/contentApi.ts'
import { errorCodes } from '#schemas/rules/errorCodes.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { FunnelEvent } from './funnelEvents.ts'

export type FieldEvent = { field: string; event: FunnelEvent; code: string }

const ofRules: ReadonlySet<string> = new Set(errorCodes)

type Known = Partial<Pick<FormArtefact, 'fields' | 'dictionary' | 'fieldDictionary'>>

/**
 * What of a visit is counted: of the fields that the version has, and the codes that it has words for. Everything else is left
 * out, so that nobody writes texts of their own into the counts.
 */
export function countsOfVisit(visit: FormVisit, form: Known): FieldEvent[] {
  const { begins, shown = [], focused = [], errors = {}, left, returned, completed } = visit
  const { fields = {}, dictionary = {}, fieldDictionary = {} } = form
  const isField = (name: string) => Object.hasOwn(fields, name)
  const isCode = (name: string, code: string) =>
    ofRules.has(code) || Object.hasOwn(dictionary, code) || Object.hasOwn(fieldDictionary[name] ?? {}, code)
  const of = (event: FunnelEvent, field = '', code = ''): FieldEvent => ({ field, event, code })
  const place = (event: FunnelEvent, name: string | undefined) =>
    name !== undefined && (name === '' || isField(name)) ? [of(event, name)] : []
  return [
    ...(begins ? [of('shown')] : []),
    ...shown.filter(isField).map((name) => of('shown', name)),
    ...focused.filter(isField).map((name) => of('focused', name)),
    ...Object.entries(errors).flatMap(([name, codes]) =>
      isField(name) ? codes.filter((code) => isCode(name, code)).map((code) => of('error', name, code)) : [],
    ),
    ...place('returned', returned),
    // Of a visit that ended well nobody has left.
    ...(completed ? [of('completed')] : place('left', left)),
  ]
}
