import { Anchor, Loader, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import { DifferenceList } from '../definition/DifferenceList.tsx'
import { Failure } from '../parts/Failure.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'

type ReleaseDifferenceProps = {
  release: number
  /** Compared with this one; with what is live if left out. */
  from?: number | undefined
}

/** Definitions of which all is shown at once; of more, that of one is shown when it is opened. */
const few = 5

/** What differs in a release from another one, in words, definition by definition. */
export function ReleaseDifference({ release, from }: ReleaseDifferenceProps) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked(`difference ${release} ${from}`, () =>
    studio.withSession(() => studio.api.difference(release, from)),
  )
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader size="sm" aria-label={words.loading} />
  const { items, total } = answer
  return (
    <Stack gap="sm">
      <Text size="sm">{words.releases.differ(total)}</Text>
      {items.map(({ key, before, after }) => (
        <details key={key} open={items.length <= few}>
          <summary>{key}</summary>
          <DifferenceList name={key} from={before ?? undefined} to={after ?? undefined} />
          {after !== null && (
            <Anchor component={Link} href={hrefOf(key)} size="sm" aria-label={words.releases.goTo(key)}>
              {words.changes.go}
            </Anchor>
          )}
        </details>
      ))}
      {total > items.length && <Text size="sm">{words.releases.notShown(total - items.length)}</Text>}
    </Stack>
  )
}
