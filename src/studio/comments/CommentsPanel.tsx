import { Button, Group, Loader, SegmentedControl, Select, Stack, Text, Textarea } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import type { Json } from '../definition/identity.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import { Failure } from '../parts/Failure.tsx'
import { tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { commentWords } from '../words/comments.ts'
import { words } from '../words/en.ts'
import { anchorOf, placesOf, quoteOf } from './anchors.ts'
import { Thread } from './Thread.tsx'

type CommentsPanelProps = {
  /** Key of the definition. */
  name: string
  /** The definition as it is typed. */
  text: string
  goTo: (pointer: string) => void
}

/** What staff say about a definition, and place to say something. */
export function CommentsPanel({ name, text, goTo }: CommentsPanelProps) {
  const studio = useStudio()
  const { version } = useStudioState()
  const [shown, setShown] = useState<'open' | 'all'>('open')
  const { answer, failure, again } = useAsked(name, () => studio.withSession(() => studio.api.comments(name)))
  // Somebody has done something: it may have been said here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is why, and not for what
  useEffect(() => {
    if (answer) again()
  }, [version])
  const definition = useMemo(() => {
    const parsed = parseDefinition(text)
    return 'definition' in parsed ? (parsed.definition as Json) : undefined
  }, [text])

  const settle = (step: Promise<unknown>) =>
    step.then(() => {
      again()
      void studio.refresh()
    }, tellFailure)
  if (failure && !answer) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  const threads = answer.filter(({ settled_at: at }) => shown === 'all' || at === undefined)
  return (
    <Stack maw={720}>
      <NewComment name={name} definition={definition} settle={settle} />
      {answer.length === 0 ? (
        <Text c="dimmed">{commentWords.none}</Text>
      ) : (
        <>
          <Group>
            <SegmentedControl
              aria-label={commentWords.show}
              value={shown}
              onChange={setShown}
              data={[
                { value: 'open', label: commentWords.onlyOpen },
                { value: 'all', label: commentWords.all },
              ]}
            />
          </Group>
          {threads.length === 0 && <Text c="dimmed">{commentWords.noneOpen}</Text>}
          {threads.map((thread) => (
            <Thread
              key={thread.id}
              name={name}
              thread={thread}
              definition={definition}
              goTo={goTo}
              settle={settle}
            />
          ))}
        </>
      )}
    </Stack>
  )
}

type NewCommentProps = {
  name: string
  definition: Json | undefined
  settle: (step: Promise<unknown>) => Promise<void>
}

function NewComment({ name, definition, settle }: NewCommentProps) {
  const studio = useStudio()
  // What is typed outlasts another tab and a reload.
  const [said, setSaid] = useSessionStorage({ key: `comment ${name}`, defaultValue: '' })
  const [pointer, setPointer] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const places = useMemo(
    () =>
      definition === undefined
        ? []
        : placesOf(definition).map(({ pointer: value, label }) => ({ value, label })),
    [definition],
  )
  const isAbout = pointer !== null && definition !== undefined
  const say = async () => {
    setBusy(true)
    const about = isAbout && {
      anchor: anchorOf(definition, pointer),
      quote: quoteOf(definition, pointer),
    }
    const sent = studio.withSession(() => studio.api.addComment(name, { text: said, ...about }))
    const isSaid = await sent.then(
      () => true,
      () => false,
    )
    if (isSaid) {
      setSaid('')
      setPointer(null)
    }
    setBusy(false)
    await settle(sent)
  }
  return (
    <Stack gap="xs">
      <Select
        label={commentWords.about}
        placeholder={commentWords.whole}
        data={places}
        value={pointer}
        onChange={setPointer}
        searchable
        clearable
        limit={50}
        nothingFoundMessage={words.tree.nothing}
        clearButtonProps={{ 'aria-label': commentWords.whole }}
      />
      <Textarea
        label={commentWords.text}
        value={said}
        onChange={({ currentTarget }) => setSaid(currentTarget.value)}
        autosize
        minRows={2}
        maxLength={4_000}
      />
      <Group justify="flex-end">
        <Button onClick={say} disabled={said.trim() === ''} loading={isBusy}>
          {commentWords.say}
        </Button>
      </Group>
    </Stack>
  )
}
