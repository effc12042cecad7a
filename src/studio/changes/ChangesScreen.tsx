import { Alert, Button, Checkbox, Loader, MultiSelect, Stack, Title } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { useState } from 'react'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useHeld } from '../schedule/useHeld.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { SourceNotice } from '../source/SourceNotice.tsx'
import { words } from '../words/en.ts'
import { ChangeList } from './ChangeList.tsx'
import { PublishForm } from './PublishForm.tsx'
import { chosenOf, entriesOf, leftBut, partsOf } from './selection.ts'

/** Everything that differs from the live site, what the gate says to it, and the way to players. */
export function ChangesScreen({ mayPublish }: { mayPublish: boolean }) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked('drafts', () =>
    studio.withSession(() => studio.api.drafts(true)),
  )
  const held = useHeld()
  const [chosenLeft, setLeft] = useState<ReadonlySet<string>>()
  const [entries, setEntries] = useState<string[]>([])

  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  const { items } = answer
  const parts = items.flatMap(partsOf)
  // What has a moment of its own is not published before it by the way.
  const left = chosenLeft ?? new Set(parts.filter((part) => held.has(part)))
  const chosen = chosenOf(items, left)
  const count = parts.filter((part) => !left.has(part)).length
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(left)
    for (const key of keys)
      if (isChosen) next.delete(key)
      else next.add(key)
    setEntries([])
    setLeft(next)
  }
  const chooseEntries = (wanted: string[]) => {
    setEntries(wanted)
    setLeft(wanted.length === 0 ? undefined : leftBut(items, wanted))
  }

  return (
    <Stack maw={960}>
      <Title order={1} size="h2">
        {words.changes.title}
      </Title>
      <SourceNotice />
      {items.length === 0 ? (
        <Empty text={words.changes.none}>
          <Button variant="light" onClick={spotlight.open}>
            {words.changes.find}
          </Button>
        </Empty>
      ) : (
        <>
          {mayPublish && (
            <>
              <MultiSelect
                label={words.changes.entries}
                description={words.changes.entriesHint}
                data={entriesOf(items)}
                value={entries}
                onChange={chooseEntries}
                searchable
                clearable
              />
              <Checkbox
                label={words.changes.all}
                checked={count === parts.length}
                indeterminate={count > 0 && count < parts.length}
                onChange={({ currentTarget }) => choose(parts, currentTarget.checked)}
              />
            </>
          )}
          <ChangeList items={items} left={left} choose={choose} mayPublish={mayPublish} again={again} />
          {mayPublish ? (
            <PublishForm
              key={chosen.join(' ')}
              chosen={chosen}
              done={() => {
                void studio.refresh()
                chooseEntries([])
                again()
              }}
            />
          ) : (
            <Alert>{words.changes.notAllowed}</Alert>
          )}
        </>
      )}
    </Stack>
  )
}
