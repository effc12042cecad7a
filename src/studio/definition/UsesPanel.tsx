import { Anchor, List, Loader, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { Use } from '../api/createContentApi.ts'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'

/** Where other definitions name this one. */
export function UsesPanel({ name }: { name: string }) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked(name, () => studio.withSession(() => studio.api.uses(name)))
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  if (answer.length === 0) return <Empty text={words.uses.none} />
  return <UseList uses={answer} />
}

/** Places, each leading there. */
export function UseList({ uses }: { uses: readonly Use[] }) {
  return (
    <List spacing="xs" aria-label={words.uses.title}>
      {uses.map(({ definition, pointer, name }) => (
        <List.Item key={`${definition} ${pointer}`}>
          <Anchor component={Link} href={`${hrefOf(definition)}#${encodeURIComponent(pointer)}`}>
            {definition}
          </Anchor>{' '}
          <Text span size="sm" c="dimmed">
            {pointer}
            {name === undefined ? '' : ` · ${name}`}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}
