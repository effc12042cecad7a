import { Alert, Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { Snapshot } from 'valtio'
import { Link } from 'wouter'
import type { Scheduled } from '../api/createContentApi.ts'
import { Ask } from '../parts/Ask.tsx'
import { Empty } from '../parts/Empty.tsx'
import { moment } from '../parts/moment.ts'
import { ProblemLinks } from '../parts/ProblemLinks.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { scheduleWords } from '../words/schedule.ts'
import { MomentButton } from './MomentButton.tsx'

const colors = { waiting: 'indigo.8', done: 'teal.9', refused: 'red.9', cancelled: 'gray.7' } as const

/** What is to be published or taken back, and what became of what was. */
export function ScheduledList({ mayPublish }: { mayPublish: boolean }) {
  const { scheduled } = useStudioState()
  const open = scheduled.filter(({ state }) => state === 'waiting' || state === 'refused')
  const ended = scheduled.filter(({ state }) => state === 'done' || state === 'cancelled')
  return (
    <Stack component="section" aria-label={scheduleWords.title}>
      <Title order={2} size="h3">
        {scheduleWords.title}
      </Title>
      {open.length === 0 && (
        <Empty text={scheduleWords.none}>
          <Anchor component={Link} href="/changes">
            {scheduleWords.go}
          </Anchor>
        </Empty>
      )}
      {open.map((one) => (
        <ScheduledCard key={one.id} one={one} mayPublish={mayPublish} />
      ))}
      {ended.length > 0 && (
        <details>
          <summary>{scheduleWords.earlier}</summary>
          <Stack mt="sm">
            {ended.map((one) => (
              <ScheduledCard key={one.id} one={one} mayPublish={false} />
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  )
}

function ScheduledCard({ one, mayPublish }: { one: Snapshot<Scheduled>; mayPublish: boolean }) {
  const studio = useStudio()
  const { id, action, state, at, message, by, keys, changed, refusal, foreseen } = one
  const isWaiting = state === 'waiting'
  const name = scheduleWords[isWaiting ? 'actions' : 'ended'][action](moment(at))
  const move = async (to: Date) => {
    await studio.withSession(() => studio.api.reschedule(id, to))
    tell(scheduleWords.moved(moment(to.toISOString())))
    await studio.refreshScheduled()
  }
  const cancel = () =>
    studio
      .withSession(() => studio.api.unschedule(id))
      .then(() => tell(scheduleWords.cancelled))
      .catch(tellFailure)
      .finally(() => studio.refreshScheduled())
  return (
    <Card withBorder component="article" aria-label={name}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Group gap="xs">
            <Title order={3} size="h4">
              {name}
            </Title>
            <Badge color={colors[state]}>{scheduleWords.states[state]}</Badge>
            <Text size="sm" c="dimmed">
              {scheduleWords.by(by)}
            </Text>
          </Group>
          <Text>{message}</Text>
          {one.takes_back !== undefined && <Text size="sm">{scheduleWords.takesBack(one.takes_back)}</Text>}
          {one.release !== undefined && <Text size="sm">{scheduleWords.released(one.release)}</Text>}
          <Text size="sm" className="breakable">
            {keys.join(', ')}
          </Text>
        </div>
        {mayPublish && (
          <Group wrap="nowrap">
            {isWaiting && (
              <MomentButton
                label={scheduleWords.move}
                field={scheduleWords[action === 'publish' ? 'at' : 'until']}
                first={new Date(at)}
                choose={move}
              />
            )}
            <Ask
              label={isWaiting ? scheduleWords.cancel : scheduleWords.setAside}
              question={isWaiting ? scheduleWords.cancelAsk : (refusal?.message ?? '')}
              confirm={cancel}
            />
          </Group>
        )}
      </Group>
      {changed.length > 0 && (
        <Alert color="orange" mt="sm">
          {scheduleWords.changed(changed.join(', '))}
        </Alert>
      )}
      {foreseen && changed.length === 0 && (
        <Alert color="orange" mt="sm" title={scheduleWords.foreseen(foreseen.message)}>
          <ProblemLinks problems={foreseen.problems ?? []} />
        </Alert>
      )}
      {refusal && (
        <Alert color="red" mt="sm" title={refusal.message}>
          <ProblemLinks problems={refusal.problems ?? []} />
        </Alert>
      )}
    </Card>
  )
}
