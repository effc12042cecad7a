/** A renaming that was carried out among drafts, by the ids of the form. */
export type FormRename = { from: string; to: string }

/**
 * What forms were called that are new with a release, where forms are gone with it: found along the renamings that editors made
 * between the two releases, however many, and against their way where a release is taken back.
 * @param renames the last first
 * @returns name before by name now; each of either once
 */
export function formerNames(
  fresh: readonly string[],
  gone: readonly string[],
  renames: readonly FormRename[],
): Map<string, string> {
  const found = new Map<string, string>()
  const left = new Set(gone)
  for (const form of fresh) {
    const seen = new Set([form])
    // A set hands out what is added to it while it is walked.
    for (const name of seen) {
      if (left.delete(name)) {
        found.set(form, name)
        break
      }
      for (const { from, to } of renames) {
        if (to === name) seen.add(from)
        if (from === name) seen.add(to)
      }
    }
  }
  return found
}
