import { Alert, Button, Group, Text } from '@mantine/core'
import type { DraftSummary } from '../api/createContentApi.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { approvalWords } from '../words/schedule.ts'

type ApprovalBoxProps = {
  item: Pick<DraftSummary, 'key' | 'etag' | 'approval'>
  /** The one text of it that is approved; all of it if left out. */
  text?: string
  mayPublish: boolean
  done: () => void
}

/** Who approved a draft that needs it, and the way to approve it just as it is shown. */
export function ApprovalBox({ item: { key, etag, approval }, text, mayPublish, done }: ApprovalBoxProps) {
  const studio = useStudio()
  if (!approval) return null
  const { is_own: isOwn, by } = approval
  const change = () =>
    studio
      .withSession(() => studio.api.approve(key, etag, !isOwn, text))
      .then(() => tell(isOwn ? approvalWords.withdrawn : approvalWords.approved))
      .catch(tellFailure)
      .finally(done)
  return (
    <Alert my="sm" title={by.length > 0 ? approvalWords.given(by.join(', ')) : approvalWords.needed}>
      <Group justify="space-between">
        <Text size="sm">{isOwn ? approvalWords.own : approvalWords.hint}</Text>
        {mayPublish && !(isOwn && text !== undefined) && (
          <Button variant="default" onClick={change}>
            {isOwn ? approvalWords.withdraw : approvalWords.approve}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
