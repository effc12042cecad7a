import { Alert, Anchor, Button, List, Loader, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Problem } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { Failure } from '../parts/Failure.tsx'
import { failureWords } from '../parts/failureWords.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { tell } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'

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

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = String(new FormData(event.currentTarget).get('message'))
    const expected = Object.fromEntries((answer?.changes ?? []).map(({ key, etag }) => [key, etag]))
    setBusy(true)
    try {
      const { id } = await studio.withSession(() => studio.api.publish(message, expected))
      tell(words.changes.published(id))
      done()
      navigate('/releases')
    } catch (error) {
      const isMoved = error instanceof StudioFailure && error.status === 409
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
          <ProblemList problems={answer.problems} />
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
        <Button
          type="submit"
          loading={isBusy}
          disabled={!isReady || isAsking || chosen.length === 0}
          w="fit-content"
        >
          {words.changes.publish(chosen.length)}
        </Button>
      </Stack>
    </form>
  )
}

/** Each leads to its place in its definition. */
function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <Alert color="red" title={words.changes.problems}>
      <List spacing="xs">
        {problems.map((problem) => (
          <List.Item key={`${problem.definition} ${problem.pointer} ${problem.code} ${problem.message}`}>
            <Anchor
              component={Link}
              href={`${hrefOf(problem.definition)}#${encodeURIComponent(problem.pointer)}`}
            >
              {problem.definition}
            </Anchor>
            <Text size="sm">
              {problem.message} {problem.hint}
            </Text>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
