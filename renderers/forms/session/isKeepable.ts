import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'

/** Whether what is typed into a field may be kept for later: no secret, no code, nothing of a card, no file. */
export function isKeepable({ type, autocomplete }: Pick<FieldArtefact, 'type' | 'autocomplete'>): boolean {
  if (['password', 'code', 'file'].includes(type)) return false
  return !/^(cc-|one-time-code|(new|current)-password)/.test(autocomplete)
}
