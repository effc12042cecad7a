import { Loader, Stack, Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import { hrefOf } from '../parts/hrefOf.ts'
import { StateBadge } from '../parts/StateBadge.tsx'
import { useStudioState } from '../shell/StudioContext.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { words } from '../words/en.ts'
import { mediaWords } from '../words/media.ts'
import { libraryOf } from './libraryOf.ts'
import { PictureGrid } from './PictureGrid.tsx'
import { UploadArea } from './UploadArea.tsx'
import { useUploads } from './useUploads.ts'

/** The library of pictures: what is there, and the way in. */
export function MediaScreen() {
  const site = useFreshSite()
  const { definitions = [], problems } = useStudioState()
  const uploads = useUploads()
  const stateOf = (id: string) => {
    if (problems.some(({ definition }) => definition === `media/${id}`)) return 'broken'
    return definitions.find(({ key }) => key === `media/${id}`)?.state
  }
  return (
    <Stack>
      <Title order={1} size="h2">
        {mediaWords.heading}
      </Title>
      <Text maw={720}>{mediaWords.intro}</Text>
      <UploadArea {...uploads} />
      {site.isRead() ? (
        <PictureGrid
          pictures={libraryOf(site)}
          wrap={({ id }, card) => (
            <Link href={hrefOf(`media/${id}`)} className="picture">
              {card}
            </Link>
          )}
          more={({ id }) => {
            const state = stateOf(id)
            return state && state !== 'live' && <StateBadge state={state} />
          }}
        />
      ) : (
        <Loader aria-label={words.loading} />
      )}
    </Stack>
  )
}
