import { Alert, Anchor, List, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { StudioFailure } from '../api/StudioFailure.ts'
import { historyHash, hrefOf } from '../parts/hrefOf.ts'
import { definitionOf } from '../texts/textKeys.ts'
import { approvalWords } from '../words/schedule.ts'

/** An earlier release has what nobody else has approved: what it is, and how it comes to be approved. */
export function NotApproved({ failure: { message, changed } }: { failure: StudioFailure }) {
  return (
    <Alert color="red" role="alert" title={message}>
      <Text size="sm">{approvalWords.howBack}</Text>
      <List size="sm" mt="xs">
        {changed.map((key) => (
          <List.Item key={key}>
            <Anchor component={Link} href={hrefOf(definitionOf(key)) + historyHash} size="sm">
              {approvalWords.history(key)}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
