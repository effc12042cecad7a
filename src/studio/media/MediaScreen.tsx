import { Checkbox, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import { Ask } from '../parts/Ask.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { StateBadge } from '../parts/StateBadge.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { words } from '../words/en.ts'
import { mediaWords } from '../words/media.ts'
import { LeftOverFiles } from './LeftOverFiles.tsx'
import { type LibraryPicture, libraryOf, nameOf, unusedOf } from './libraryOf.ts'
import { PictureGrid } from './PictureGrid.tsx'
import { UploadArea } from './UploadArea.tsx'
import { useUploads } from './useUploads.ts'

/** The library of pictures: what is there, the way in, and the way out of what nothing shows. */
export function MediaScreen() {
  const site = useFreshSite()
  const studio = useStudio()
  const { definitions = [], problems, member } = useStudioState()
  const [isUnusedAlone, setUnusedAlone] = useState(false)
  const uploads = useUploads()
  const stateOf = (id: string) => {
    if (problems.some(({ definition }) => definition === `media/${id}`)) return 'broken'
    return definitions.find(({ key }) => key === `media/${id}`)?.state
  }
  const mayRemove = typeof member === 'object' && member.role !== 'editor'
  const unused = site.isRead() ? unusedOf(site) : []
  const isNarrowed = isUnusedAlone && unused.length > 0
  const remove = async (pictures: readonly LibraryPicture[]) => {
    try {
      for (const { id } of pictures)
        await studio.withSession(async () => {
          const { etag } = await studio.api.draft(`media/${id}`)
          await studio.api.remove(`media/${id}`, etag)
        })
      tell(mediaWords.deleted(pictures.length))
    } catch (error) {
      tellFailure(error)
    }
    await site.read()
    await studio.refresh()
  }
  return (
    <Stack>
      <Title order={1} size="h2">
        {mediaWords.heading}
      </Title>
      <Text maw={720}>{mediaWords.intro}</Text>
      <UploadArea {...uploads} />
      {unused.length > 0 && (
        <Group>
          <Checkbox
            label={mediaWords.unused(unused.length)}
            checked={isUnusedAlone}
            onChange={({ currentTarget }) => setUnusedAlone(currentTarget.checked)}
          />
          {isNarrowed && mayRemove && (
            <Ask
              label={mediaWords.deleteUnused(unused.length)}
              question={mediaWords.askUnused(unused.map(nameOf))}
              size="compact-sm"
              confirm={() => remove(unused)}
            />
          )}
        </Group>
      )}
      {site.isRead() ? (
        <PictureGrid
          pictures={isNarrowed ? unused : libraryOf(site)}
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
      <LeftOverFiles version={String(site.version())} mayRemove={mayRemove} />
    </Stack>
  )
}
