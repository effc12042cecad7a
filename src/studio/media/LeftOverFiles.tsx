import { Stack, Text, Title } from '@mantine/core'
import { isSound } from '#schemas/runtime/mediaPicture.ts'
import { Ask } from '../parts/Ask.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { mediaWords } from '../words/media.ts'
import { MediaView } from './MediaView.tsx'

type LeftOverFilesProps = {
  /** Asked anew when it changes. */
  version: string
  mayRemove: boolean
}

/** What the files of the library take, and those that no picture has any more, to be removed by publishers. */
export function LeftOverFiles({ version, mayRemove }: LeftOverFilesProps) {
  const { api, withSession } = useStudio()
  const { answer, again } = useAsked(`media files ${version}`, () => api.mediaFiles())
  if (!answer) return null
  const left = answer.items.filter(({ named_by }) => named_by.length === 0)
  const remove = async (hash: string, lastRelease: number | undefined) => {
    try {
      await withSession(() => api.removeMediaFile(hash, lastRelease))
      tell(mediaWords.removed)
    } catch (error) {
      tellFailure(error)
    }
    again()
  }
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {mediaWords.room(mediaWords.megabytes(answer.used), mediaWords.megabytes(answer.quota))}
      </Text>
      {left.length > 0 && (
        <>
          <Title order={2} size="h4">
            {mediaWords.leftOver}
          </Title>
          <Text maw={720} size="sm">
            {mediaWords.leftOverHint}
          </Text>
          <ul className="pictures" aria-label={mediaWords.leftOver}>
            {left.map(({ hash, type, width, height, size, releases }) => (
              <li key={hash}>
                <div className="picture" data-still>
                  <MediaView src={`/content/media/files/${hash}`} type={type} name={mediaWords.sound} />
                  <Text size="xs" c="dimmed" mt={4}>
                    {isSound({ type }) ? mediaWords.sound : mediaWords.pixels(width, height)} ·{' '}
                    {mediaWords.megabytes(size)}
                  </Text>
                  <Text size="sm" mb={4}>
                    {releases.total === 0 ? mediaWords.neverShown : mediaWords.shownBy(releases)}
                  </Text>
                  {mayRemove && (
                    <Ask
                      label={mediaWords.removeFile}
                      name={mediaWords.removeNamed(mediaWords.megabytes(size))}
                      question={mediaWords.askRemove(releases)}
                      size="compact-sm"
                      confirm={() => remove(hash, releases.last)}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}
