import type { Executor } from '../../db/Database.ts'
import { approvalRepository } from '../approvalRepository.ts'
import { type Candidate, type Proposed, sortedByKey } from '../candidate.ts'
import { definitionKey } from '../Definition.ts'
import type { Approved } from '../fourEyes.ts'
import { revisionRepository } from '../revisionRepository.ts'
import { textOf } from './textKey.ts'

/**
 * Writes down as revisions what a release holds that no draft says: messages with some of the texts of a draft. Who approved
 * these texts has approved them there.
 */
export async function keepMade(
  tx: Executor,
  authorId: number | null,
  live: readonly Proposed[],
  next: Candidate,
  approved: Approved,
): Promise<Candidate> {
  const before = new Map(live.map((one) => [definitionKey(one), one.revisionId]))
  const kept = new Map(next)
  for (const [key, { kind, id, hash, made }] of next) {
    if (made === undefined) continue
    const parentId = before.get(key) ?? made.of
    const revisionId = await revisionRepository.add(tx, {
      kind,
      id,
      hash,
      body: made.body,
      parentId,
      authorId,
    })
    const given = Object.entries(approved).flatMap(([name, by]) => {
      const text = textOf(name)
      return text?.definition === key
        ? by.map(({ staffId }) => ({ revisionId, key: text.text, staffId }))
        : []
    })
    await approvalRepository.addTexts(tx, given)
    kept.set(key, { kind, id, hash, revisionId })
  }
  return sortedByKey(kept)
}
