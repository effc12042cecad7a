import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'

type Fields = Readonly<Record<string, Partial<FieldArtefact>>>

/**
 * Fields that have another name than before: gone by the one, new by the other, and alike in what a player sees of them, the
 * type, the label and the place holder. Of several that are alike none is taken for another. Nobody says that they rename a field
 * when they do it, and whoever makes it another field at once has no figures of before.
 * @returns name now by name before
 */
export function renamedFields(before: Fields, now: Fields): Map<string, string> {
  const gone = byLook(before, now)
  const fresh = byLook(now, before)
  const found = new Map<string, string>()
  for (const [look, [old, ...others]] of gone) {
    const [name, ...more] = fresh.get(look) ?? []
    if (old !== undefined && name !== undefined && others.length + more.length === 0) found.set(old, name)
  }
  return found
}

/** Names of fields that the other has not, by what is seen of them. */
function byLook(fields: Fields, other: Fields): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [name, { type, label, placeholder }] of Object.entries(fields)) {
    if (Object.hasOwn(other, name)) continue
    const look = JSON.stringify([type, label, placeholder])
    found.set(look, [...(found.get(look) ?? []), name])
  }
  return found
}
