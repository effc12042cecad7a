import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Dialog } from '../parts/Dialog.tsx'
import { tellFailure } from '../parts/tell.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { type UnsavedText, unsavedId } from '../stores/createUnsaved.ts'
import { siteOf } from '../stores/useSite.ts'
import { textWords as words } from '../words/texts.ts'

/** Says which texts wait to be saved, and lets whoever wrote later choose between two of one. */
export function UnsavedNotice() {
  const { unsaved } = siteOf(useStudio())
  const { isExpired } = useStudioState()
  const items = Object.values(useSnapshot(unsaved.state).items)
  useEffect(() => {
    unsaved.start().catch(tellFailure)
  }, [unsaved])
  useEffect(() => {
    if (!isExpired) unsaved.again().catch(tellFailure)
  }, [unsaved, isExpired])
  const twice = items.find(({ theirs }) => theirs !== undefined)
  const waiting = items.filter(({ isDone, isLate, theirs }) => isDone && isLate && theirs === undefined)
  return (
    <>
      {waiting.length > 0 && (
        <Alert color="orange" role="status" mb="md" title={words.unsaved(waiting.length)}>
          <Text size="sm" className="breakable">
            {waiting.map(({ key, locale }) => `${key} (${locale})`).join(', ')}
          </Text>
          <Group justify="space-between">
            <Text size="sm">{words.unsavedHint}</Text>
            <Button size="compact-sm" variant="default" onClick={() => unsaved.again().catch(tellFailure)}>
              {words.again}
            </Button>
          </Group>
        </Alert>
      )}
      {twice && (
        <WrittenTwice
          text={twice}
          choose={(choice) => unsaved.choose(unsavedId(twice), choice).catch(tellFailure)}
        />
      )}
    </>
  )
}

type WrittenTwiceProps = { text: UnsavedText; choose: (choice: 'mine' | 'theirs') => void }

/** What a text was and what two have made of it; the later chooses. */
export function WrittenTwice({
  text: { key, locale, before, theirs = '', text },
  choose,
}: WrittenTwiceProps) {
  const said = [
    [words.itWas, before],
    [words.theirs, theirs],
    [words.mine, text],
  ] as const
  return (
    <Dialog size="lg" title={words.both}>
      <Stack>
        <Text className="breakable">{words.bothLead(key, locale)}</Text>
        {said.map(([title, one]) => (
          <div key={title}>
            <Title order={3} size="h5">
              {title}
            </Title>
            <Text lang={one === '' ? undefined : locale} dir="auto" className="breakable">
              {one === '' ? words.nothing : one}
            </Text>
          </div>
        ))}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => choose('theirs')}>
            {words.takeTheirs}
          </Button>
          <Button onClick={() => choose('mine')}>{words.takeMine}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
