import { Badge, Button, Card, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Release } from '../api/createContentApi.ts'
import { FallenForms } from '../funnel/FallenForms.tsx'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { usePaged } from '../parts/usePaged.ts'
import { ScheduledList } from '../schedule/ScheduledList.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { ReleaseDifference } from './ReleaseDifference.tsx'
import { RollBackButton } from './RollBackButton.tsx'
import { TakeBackButton } from './TakeBackButton.tsx'

/** Everything that was ever published; each can be made live again. */
export function ReleasesScreen({ mayPublish }: { mayPublish: boolean }) {
  const studio = useStudio()
  const { items, failure, again, more } = usePaged('releases', (offset) =>
    studio.withSession(() => studio.api.releases(offset)),
  )
  if (failure) return <Failure error={failure} again={again} />
  if (!items) return <Loader aria-label={words.loading} />

  return (
    <Stack maw={960}>
      <Title order={1} size="h2">
        {words.releases.title}
      </Title>
      <FallenForms mayPublish={mayPublish} changed={again} />
      <ScheduledList mayPublish={mayPublish} />
      {items.length === 0 && <Text>{words.releases.none}</Text>}
      {items.map((release) => (
        <Card key={release.id} withBorder component="article">
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              <Group gap="xs">
                <Title order={2} size="h4">
                  {release.id}
                </Title>
                {release.is_live && <Badge color="teal.9">{words.releases.live}</Badge>}
                <Text size="sm" c="dimmed">
                  {words.releases.by(release.published_by, moment(release.published_at))}
                </Text>
              </Group>
              <Text>{release.message}</Text>
              <Changed release={release} />
            </div>
            {mayPublish && (
              <Group wrap="nowrap">
                {release.replaced !== undefined && <TakeBackButton release={release} />}
                {!release.is_live && (
                  <RollBackButton release={release.id} label={words.releases.rollBack} done={again} />
                )}
              </Group>
            )}
          </Group>
        </Card>
      ))}
      {more && (
        <Button variant="default" onClick={more} w="fit-content">
          {words.more}
        </Button>
      )}
    </Stack>
  )
}

/** What a release changed: which definitions, and, once somebody wants to know, what in them. */
function Changed({ release: { id, changed = [], replaced } }: { release: Release }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.releases.changed(changed.length)}</summary>
      {replaced === undefined ? (
        <Text size="sm">{changed.join(', ')}</Text>
      ) : (
        isOpen && <ReleaseDifference release={id} from={replaced} />
      )}
    </details>
  )
}
