import { Anchor, Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Comment, CommentAnswer } from '../api/createContentApi.ts'
import type { Json } from '../definition/identity.ts'
import { Ask } from '../parts/Ask.tsx'
import { moment } from '../parts/moment.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { commentWords } from '../words/comments.ts'
import { words } from '../words/en.ts'
import { pointerOf } from './anchors.ts'

type ThreadProps = {
  name: string
  thread: Comment
  definition: Json | undefined
  goTo: (pointer: string) => void
  /** Follows a step to its end. */
  settle: (step: Promise<unknown>) => Promise<void>
}

/** A comment with its answers. */
export function Thread({ name, thread, definition, goTo, settle }: ThreadProps) {
  const studio = useStudio()
  const [answer, setAnswer] = useState('')
  const { id, settled_at: settledAt, settled_by: settledBy = '' } = thread
  const change = (number: number, what: { text?: string; is_settled?: boolean }) =>
    settle(studio.withSession(() => studio.api.changeComment(name, number, what)))
  const remove = (number: number) => settle(studio.withSession(() => studio.api.deleteComment(name, number)))
  const send = () => {
    const sent = studio.withSession(() => studio.api.addComment(name, { text: answer, answers: id }))
    sent.then(
      () => setAnswer(''),
      () => {},
    )
    return settle(sent)
  }
  return (
    <Paper component="article" withBorder p="md" aria-label={commentWords.by(thread.by, moment(thread.at))}>
      <Stack gap="xs">
        <About thread={thread} definition={definition} goTo={goTo} />
        <Said said={thread} hasAnswers={thread.answers.length > 0} change={change} remove={remove} />
        {thread.answers.map((one) => (
          <Stack key={one.id} gap={4} pl="lg">
            <Said said={one} hasAnswers={false} change={change} remove={remove} />
          </Stack>
        ))}
        {settledAt === undefined ? (
          <Textarea
            label={commentWords.answerText}
            value={answer}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
            autosize
            maxLength={4_000}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {commentWords.settled(settledBy, moment(settledAt))}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          {settledAt === undefined && (
            <Button size="compact-sm" variant="light" disabled={answer.trim() === ''} onClick={send}>
              {commentWords.answer}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => change(id, { is_settled: settledAt === undefined })}
          >
            {settledAt === undefined ? commentWords.settle : commentWords.reopen}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}

/** What a comment is about: where that is now, or what stood there. */
function About({ thread: { anchor, quote }, definition, goTo }: Omit<ThreadProps, 'name' | 'settle'>) {
  if (anchor.length === 0) return null
  const pointer = definition === undefined ? undefined : pointerOf(definition, anchor)
  const label = anchor.map(({ member, item = 0, is }) => member ?? is ?? String(item + 1)).join(' › ')
  if (pointer !== undefined)
    return (
      <Anchor component="button" ta="start" size="sm" onClick={() => goTo(pointer)}>
        {label}
      </Anchor>
    )
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {label}. {commentWords.placeGone}
      </Text>
      <blockquote className="quote">{quote}</blockquote>
    </Stack>
  )
}

type SaidProps = {
  said: Comment | CommentAnswer
  hasAnswers: boolean
  change: (number: number, what: { text: string }) => Promise<void>
  remove: (number: number) => void
}

function Said({ said, hasAnswers, change, remove }: SaidProps) {
  const { member } = useStudioState()
  const [typed, setTyped] = useState<string>()
  const isAdmin = typeof member === 'object' && member.role === 'admin'
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {commentWords.by(said.by, moment(said.at))}
          {said.edited_at !== undefined && ` (${commentWords.edited})`}
        </Text>
        <Group gap={4}>
          {said.is_own && typed === undefined && (
            <Button size="compact-xs" variant="subtle" onClick={() => setTyped(said.text)}>
              {commentWords.edit}
            </Button>
          )}
          {(isAdmin || (said.is_own && !hasAnswers)) && (
            <Ask
              label={commentWords.remove}
              question={commentWords.removeAsk}
              size="compact-xs"
              confirm={() => remove(said.id)}
            />
          )}
        </Group>
      </Group>
      {typed === undefined ? (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{said.text}</Text>
      ) : (
        <Stack gap="xs">
          <Textarea
            aria-label={commentWords.edit}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autosize
            maxLength={4_000}
          />
          <Group gap="xs" justify="flex-end">
            <Button size="compact-sm" variant="default" onClick={() => setTyped(undefined)}>
              {words.cancel}
            </Button>
            <Button
              size="compact-sm"
              disabled={typed.trim() === ''}
              onClick={() => change(said.id, { text: typed }).then(() => setTyped(undefined))}
            >
              {commentWords.save}
            </Button>
          </Group>
        </Stack>
      )}
    </Stack>
  )
}
