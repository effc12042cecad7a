import { Accordion, Anchor, Badge, Center, Checkbox, Group, Loader, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import type { DraftSummary } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DifferenceList } from '../definition/DifferenceList.tsx'
import { liveOf } from '../definition/liveOf.ts'
import { Failure } from '../parts/Failure.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { moment } from '../parts/moment.ts'
import { StateBadge } from '../parts/StateBadge.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useHeld } from '../schedule/useHeld.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { commentWords } from '../words/comments.ts'
import { words } from '../words/en.ts'
import { approvalWords } from '../words/schedule.ts'
import { ApprovalBox } from './ApprovalBox.tsx'
import { partsOf } from './selection.ts'
import { TextChanges } from './TextChanges.tsx'

type ChangeListProps = {
  items: readonly DraftSummary[]
  /** Keys of what is not to be published, definitions and texts. */
  left: ReadonlySet<string>
  choose: (keys: readonly string[], isChosen: boolean) => void
  /** Who may not has nothing to choose. */
  mayPublish: boolean
  /** Called when somebody approved something. */
  again: () => void
}

export function ChangeList({ items, left, choose, mayPublish, again }: ChangeListProps) {
  const { definitions } = useStudioState()
  const [shown, setShown] = useState<string | null>(null)
  const held = useHeld()
  const open = new Map(
    definitions?.flatMap((one) => (one.open_comments ? [[one.key, one.open_comments]] : [])),
  )
  return (
    <Accordion
      value={shown}
      onChange={setShown}
      variant="separated"
      aria-label={mayPublish ? words.changes.choose : words.changes.list}
    >
      {items.map((item) => (
        <Accordion.Item key={item.key} value={item.key}>
          <Center>
            {mayPublish && (
              <Checkbox
                ps="md"
                aria-label={item.key}
                checked={partsOf(item).every((part) => !left.has(part))}
                indeterminate={isSome(partsOf(item), left)}
                onChange={({ currentTarget }) => choose(partsOf(item), currentTarget.checked)}
              />
            )}
            <Accordion.Control>
              <Group gap="xs">
                <Text fw={600}>{item.key}</Text>
                <StateBadge state={item.problems.length > 0 ? 'broken' : item.change} />
                {item.approval && (
                  <Badge size="sm" color={item.approval.by.length > 0 ? 'teal.9' : 'orange.9'}>
                    {item.approval.by.length > 0
                      ? approvalWords.given(item.approval.by.join(', '))
                      : approvalWords.needed}
                  </Badge>
                )}
                {item.texts && <Text size="sm">{words.changes.texts(item.texts.length)}</Text>}
                {partsOf(item).some((part) => held.has(part)) && <StateBadge state="scheduled" />}
                {open.has(item.key) && (
                  <Badge size="sm" color="yellow.4">
                    {commentWords.open(open.get(item.key) ?? 0)}
                  </Badge>
                )}
                <Text size="sm" c="dimmed">
                  {words.definition.savedBy(item.saved_by, moment(item.saved_at))}
                </Text>
              </Group>
            </Accordion.Control>
          </Center>
          <Accordion.Panel>
            {shown === item.key && !item.texts && <Change item={item} />}
            {shown === item.key && item.texts && (
              <TextChanges item={item} left={left} choose={choose} mayPublish={mayPublish} again={again} />
            )}
            <ApprovalBox item={item} mayPublish={mayPublish} done={again} />
            <Anchor component={Link} href={hrefOf(item.key)}>
              {words.changes.go}
            </Anchor>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

const isSome = (parts: readonly string[], left: ReadonlySet<string>): boolean =>
  parts.some((part) => left.has(part)) && parts.some((part) => !left.has(part))

/** What a draft changes of what players have now. */
function Change({ item: { key, etag } }: { item: DraftSummary }) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked(`${key} ${etag}`, () =>
    studio.withSession(async () => {
      const revisions = await studio.api.revisions(key)
      return { from: liveOf(revisions), to: revisions[0]?.definition ?? undefined }
    }),
  )
  if (failure instanceof StudioFailure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader size="sm" aria-label={words.loading} />
  return <DifferenceList name={key} {...answer} />
}
