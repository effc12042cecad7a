import type { Executor } from '../db/Database.ts'
import { approvalRepository } from './approvalRepository.ts'
import { auditRepository } from './auditRepository.ts'
import { ContentError, EditConflict } from './ContentError.ts'
import { definitionKey } from './Definition.ts'
import { draftRepository } from './draftRepository.ts'

/**
 * Says, or takes back, that a publisher finds a draft right as it is; whatever is saved after is another revision, but for
 * texts of messages that say the same in it.
 * @param hash what they have looked at
 * @param text of messages, where it alone was looked at
 * @throws ContentError 404 when there is no draft; EditConflict when it is not what they looked at
 */
export async function approve(
  tx: Executor,
  staffId: number,
  name: { kind: string; id: string },
  hash: string,
  isGiven: boolean,
  text?: string,
): Promise<void> {
  const { kind, id } = name
  const draft = await draftRepository.find(tx, kind, id, true)
  if (draft === undefined)
    throw new ContentError(404, 'NotFound', `There is no draft of ${definitionKey(name)}`)
  if (draft.hash !== hash) throw new EditConflict(kind, id)
  const { revisionId } = draft
  if (text !== undefined) await approvalRepository.addTexts(tx, [{ revisionId, key: text, staffId }])
  else {
    const act = isGiven ? approvalRepository.add : approvalRepository.removeLine
    if (!(await act(tx, revisionId, staffId))) return
  }
  const action = isGiven ? 'approve' : 'withdraw'
  await auditRepository.add(tx, staffId, action, definitionKey(name), {
    hash,
    ...(text !== undefined && { text }),
  })
}
