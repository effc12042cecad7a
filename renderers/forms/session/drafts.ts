/** What a player had entered into a form when their session ended under it, by field. */
export type Draft = Readonly<Record<string, unknown>>

const drafts = new Map<string, { player: number; values: Draft }>()

/** Keeps a draft until its player opens the form again or the document is left; in memory only. */
export function keepDraft(form: string, player: number, values: Draft): void {
  if (Object.keys(values).length > 0) drafts.set(form, { player, values })
}

/** The player's draft of a form, once. Whoever else is signed in makes all drafts of others go. */
export function takeDraft(form: string, player: number): Draft | undefined {
  if (player === 0) return undefined
  for (const [name, draft] of drafts) if (draft.player !== player) drafts.delete(name)
  const found = drafts.get(form)
  drafts.delete(form)
  return found?.values
}
