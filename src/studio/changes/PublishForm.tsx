import { Alert, Button, Group, List, Loader, Radio, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { StudioFailure } from '../api/StudioFailure.ts'
import { Failure } from '../parts/Failure.tsx'
import { failureWords } from '../parts/failureWords.ts'
import { moment } from '../parts/moment.ts'
import { ProblemLinks } from '../parts/ProblemLinks.tsx'
import { tell } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { MomentField, readMoment } from '../schedule/MomentField.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { scheduleWords } from '../words/schedule.ts'

type PublishFormProps = { chosen: readonly string[]; done: () => void }

/** What the gate says to the chosen changes, and the way to publish exactly what was looked at. */
export function PublishForm({ chosen, done }: PublishFormProps) {
  const studio = useStudio()
  const [, navigate] = useLocation()
  const { answer, failure, again, isAsking } = useAsked(chosen.join(' '), () =>
    studio.withSession(() => studio.api.check(chosen)),
  )
  const [refused, setRefused] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const [isLater, setLater] = useState(false)
  const [faults, setFaults] = useState<{ at?: string; until?: string }>({})

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const message = String(values.get('message'))
    const expected = Object.fromEntries((answer?.changes ?? []).map(({ key, etag }) => [key, etag]))
    const [at, until] = [readMoment(values, 'at'), readMoment(values, 'until')]
    if (isLater) {
      const isToCome = at !== undefined && at.getTime() > Date.now()
      const isOrdered = until === undefined || (at !== undefined && until > at)
      setFaults({
        ...(!isToCome && { at: scheduleWords.toCome }),
        ...(!isOrdered && { until: scheduleWords.afterThat }),
      })
      if (!isToCome || !isOrdered) return
    }
    setBusy(true)
    try {
      if (isLater && at) {
        await studio.withSession(() => studio.api.schedule(at, message, { expected, until }))
        tell(scheduleWords.done(moment(at.toISOString())))
      } else {
        const { id } = await studio.withSession(() => studio.api.publish(message, expected))
        tell(words.changes.published(id))
      }
      done()
      navigate('/releases')
    } catch (error) {
      const isMoved = error instanceof StudioFailure && error.type === 'EditConflictException'
      setRefused(isMoved ? words.changes.moved : failureWords(error))
      if (isMoved) done()
      again()
      setBusy(false)
    }
  }

  if (failure) return <Failure error={failure} again={again} />
  if (!answer)
    return (
      <Text role="status">
        <Loader size="xs" /> {words.changes.checking}
      </Text>
    )
  const isReady = answer.problems.length === 0
  return (
    <form onSubmit={publish}>
      <Stack>
        {isReady ? (
          <Text role="status">{words.changes.ready}</Text>
        ) : (
          <Alert color="red" title={words.changes.problems}>
            <ProblemLinks problems={answer.problems} />
          </Alert>
        )}
        {(answer.schedule ?? []).length > 0 && (
          <Alert color="orange" title={scheduleWords.endangers}>
            <List size="sm">
              {answer.schedule?.map(({ id, at, message, refusal }) => (
                <List.Item key={id}>
                  {scheduleWords.endangered(moment(at), message, refusal.message)}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        {refused !== undefined && (
          <Alert color="red" role="alert">
            {refused}
          </Alert>
        )}
        <Textarea
          name="message"
          label={words.changes.message}
          description={words.changes.messageHint}
          required
          maxLength={1000}
          autosize
          minRows={2}
        />
        <Radio.Group
          label={scheduleWords.when}
          value={isLater ? 'later' : 'now'}
          onChange={(value) => setLater(value === 'later')}
        >
          <Group mt="xs">
            <Radio value="now" label={scheduleWords.now} />
            <Radio value="later" label={scheduleWords.later} />
          </Group>
        </Radio.Group>
        {isLater && (
          <>
            <MomentField name="at" label={scheduleWords.at} error={faults.at} />
            <MomentField
              name="until"
              label={scheduleWords.until}
              hint={scheduleWords.untilHint}
              error={faults.until}
            />
          </>
        )}
        <Button
          type="submit"
          loading={isBusy}
          disabled={!isReady || isAsking || chosen.length === 0}
          w="fit-content"
        >
          {isLater ? scheduleWords.schedule(chosen.length) : words.changes.publish(chosen.length)}
        </Button>
      </Stack>
    </form>
  )
}
