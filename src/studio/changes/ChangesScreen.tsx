import { Alert, Button, Checkbox, Loader, Stack, Title } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { useState } from 'react'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { SourceNotice } from '../source/SourceNotice.tsx'
import { words } from '../words/en.ts'
import { ChangeList } from './ChangeList.tsx'
import { PublishForm } from './PublishForm.tsx'

/** Everything that differs from the live site, what the gate says to it, and the way to players. */
export function ChangesScreen({ mayPublish }: { mayPublish: boolean }) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked('drafts', () => studio.withSession(() => studio.api.drafts()))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  const { items } = answer
  const chosen = items.filter(({ key }) => !left.has(key)).map(({ key }) => key)
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(key)
    else next.add(key)
    setLeft(next)
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
            <Checkbox
              label={words.changes.all}
              checked={chosen.length === items.length}
              indeterminate={chosen.length > 0 && chosen.length < items.length}
              onChange={({ currentTarget }) =>
                setLeft(new Set(currentTarget.checked ? [] : items.map(({ key }) => key)))
              }
            />
          )}
          <ChangeList items={items} left={left} choose={choose} mayPublish={mayPublish} again={again} />
          {mayPublish ? (
            <PublishForm
              key={chosen.join(' ')}
              chosen={chosen}
              done={() => {
                void studio.refresh()
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
