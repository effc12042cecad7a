import { Badge, Button, Card, Group, Loader, Stack, Text } from '@mantine/core'
import type { StaffSession } from '../api/createContentApi.ts'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { peopleWords } from '../words/people.ts'

const { sessions: said } = peopleWords

/** Where somebody is signed in, and ways to end that. @param props.of a member of staff; oneself without one */
export function SessionList({ of }: { of?: { id: number; name: string } }) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked(`sessions ${of?.id ?? ''}`, () =>
    studio.withSession(() => studio.api.sessions(of?.id)),
  )
  const end = (deed: () => Promise<unknown>) =>
    studio
      .withSession(deed)
      .then(() => {
        tell(said.ended)
        again()
      })
      .catch(tellFailure)
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  const others = answer.filter(({ is_own }) => !is_own)
  return (
    <Stack>
      {answer.length === 0 && <Text role="status">{said.none}</Text>}
      {answer.map((session) => (
        <SessionCard
          key={session.id}
          session={session}
          {...(!of && { end: () => end(() => studio.api.endSession(session.id)) })}
        />
      ))}
      {of
        ? answer.length > 0 && (
            <Button color="red" w="fit-content" onClick={() => end(() => studio.api.endSessionsOf(of.id))}>
              {said.endAll}
            </Button>
          )
        : others.length > 0 && (
            <Button
              variant="default"
              w="fit-content"
              onClick={() => end(() => studio.api.endOtherSessions())}
            >
              {said.endOthers}
            </Button>
          )}
    </Stack>
  )
}

function SessionCard({ session, end }: { session: StaffSession; end?: () => void }) {
  const { device, place, created_at, seen_at, is_own } = session
  const name = device || said.unknown
  return (
    <Card withBorder component="article" aria-label={name} padding="sm">
      <Group justify="space-between">
        <div>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            {is_own && <Badge>{said.own}</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            {said.from(place, moment(created_at))}
          </Text>
          <Text size="sm" c="dimmed">
            {said.seen(moment(seen_at))}
          </Text>
        </div>
        {end && !is_own && (
          <Button variant="default" onClick={end} aria-label={said.endNamed(name)}>
            {said.end}
          </Button>
        )}
      </Group>
    </Card>
  )
}
