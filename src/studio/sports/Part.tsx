import { Loader, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Failure } from '../parts/Failure.tsx'
import type { Asked } from '../parts/useAsked.ts'
import { words } from '../words/en.ts'

type PartProps<Item> = {
  title: string
  lead?: string
  asked: Pick<Asked<readonly Item[]>, 'answer' | 'failure' | 'again'>
  /** Stands where there are no items. */
  nothing: string
  /** Above them. */
  head?: ReactNode
  /** Below them. */
  foot?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A part of the screen with a list that was asked for. */
export function Part<Item>({ title, lead, asked, nothing, head, foot, children }: PartProps<Item>) {
  const { answer, failure, again } = asked
  return (
    <Stack component="section" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {lead && <Text size="sm">{lead}</Text>}
      {head}
      {failure && <Failure error={failure} again={again} />}
      {!answer && !failure && <Loader aria-label={words.loading} />}
      {answer?.length === 0 && <Text role="status">{nothing}</Text>}
      {answer && answer.length > 0 && children(answer)}
      {foot}
    </Stack>
  )
}
