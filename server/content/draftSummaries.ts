import type { DraftSummary } from '#generated/contentApi.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import type { Executor } from '../db/Database.ts'
import type { Approval } from './approvalRepository.ts'
import { type Candidate, type Change, changesOf, type Proposed } from './candidate.ts'
import { definitionKey } from './Definition.ts'
import type { DraftRow } from './draftRepository.ts'
import { program } from './draftView.ts'
import { etagOf } from './etagOf.ts'
import { approvalsOf, fourEyes } from './fourEyes.ts'
import type { ReleaseCompiler } from './ReleaseCompiler.ts'
import type { KnownRelease } from './releaseRepository.ts'
import { inTexts } from './texts/changesIn.ts'
import { definitionOf, textOf } from './texts/textKey.ts'

interface Asked {
  /** Only of this kind. */
  kind?: string | undefined
  /** Whether texts of messages are told one by one. */
  texts?: boolean | undefined
  /** Who asks, whose own approvals count for others alone. */
  readerId: number
}

/** What differs from the live release, with what the gate says of it, who approved it, and which texts differ. */
export async function draftSummaries(
  db: Executor,
  releases: ReleaseCompiler,
  { live, next, drafts }: { live: KnownRelease | undefined; next: Candidate; drafts: readonly DraftRow[] },
  problems: readonly Problem[],
  { kind, texts, readerId }: Asked,
): Promise<DraftSummary[]> {
  const before: readonly Proposed[] = live?.entries ?? []
  const changes = changesOf(before, next).filter(
    ({ key }) => kind === undefined || key.startsWith(`${kind}/`),
  )
  const isMarked = await fourEyes(db, before, next)
  const parts = await inTexts(db, before, next, changes, (key) => texts === true || isMarked(key))
  const rows = new Map(drafts.map((draft) => [definitionKey(draft), draft]))
  const items: DraftSummary[] = []
  for (const { key, change } of changes) {
    const draft = rows.get(key)
    if (draft === undefined) continue
    const own = parts.filter((part) => definitionOf(part.key) === key)
    const given = isMarked(key) ? await statesOf(db, next, own, readerId) : undefined
    const single = own.filter((part) => textOf(part.key) !== undefined)
    const shown = texts && single.length > 0 ? await showersOf(db, releases, next, key) : undefined
    items.push({
      kind: draft.kind,
      id: draft.id,
      key,
      change,
      etag: etagOf(draft.hash),
      saved_at: draft.savedAt.toISOString(),
      saved_by: draft.savedBy ?? program,
      problems: problems.filter((problem) => problem.definition === key),
      ...(given && { approval: joined([...given.values()]) }),
      ...(shown && {
        texts: single.map((part) => {
          const approval = given?.get(part.key)
          return { ...part, shown_by: shown(part.key), ...(approval && { approval }) }
        }),
      }),
    })
  }
  return items
}

type State = NonNullable<DraftSummary['approval']>

async function statesOf(
  db: Executor,
  next: Candidate,
  parts: readonly Change[],
  readerId: number,
): Promise<Map<string, State>> {
  const states = new Map<string, State>()
  for (const { key } of parts) states.set(key, stateOf(await approvalsOf(db, next, key), readerId))
  return states
}

const stateOf = (by: readonly Approval[], readerId: number): State => ({
  is_given: by.some(({ staffId }) => staffId !== readerId),
  is_own: by.some(({ staffId }) => staffId === readerId),
  by: by.map(({ name }) => name),
})

/** What holds of all of them. */
function joined(states: readonly State[]): State {
  const [first, ...others] = states
  return {
    is_given: states.every((one) => one.is_given),
    is_own: states.every((one) => one.is_own),
    by: first?.by.filter((name) => others.every((one) => one.by.includes(name))) ?? [],
  }
}

/** By the key of a text, which definitions name it. */
async function showersOf(db: Executor, releases: ReleaseCompiler, next: Candidate, key: string) {
  const uses = next.has(key) ? await releases.findUses(db, next, key) : []
  return (part: string): string[] => [
    ...new Set(uses.flatMap(({ name, definition }) => (name === textOf(part)?.text ? [definition] : []))),
  ]
}
