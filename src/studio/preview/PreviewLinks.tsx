import { Box, Card, Group, Loader, Stack, Text } from '@mantine/core'
import { Ask } from '../parts/Ask.tsx'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { previewWords } from '../words/preview.ts'

/** Links to previews that hold, by whom, and ways to take them back. */
export function PreviewLinks() {
  const { api, withSession } = useStudio()
  const { answer, failure, again } = useAsked('preview links', () => withSession(() => api.previewLinks()))
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  return (
    <Stack>
      {answer.length === 0 && <Text role="status">{previewWords.noLinks}</Text>}
      {answer.map(({ id, by, created_at, until, keys, may_take_back }) => {
        const name = previewWords.linkBy(by, moment(created_at))
        return (
          <Card key={id} withBorder component="article" aria-label={name} padding="sm">
            <Group justify="space-between">
              <Box miw={0}>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {previewWords.holds(moment(until))}
                </Text>
                <Text size="sm" c="dimmed" className="breakable">
                  {previewWords.shows(keys)}
                </Text>
              </Box>
              {may_take_back && (
                <Ask
                  label={previewWords.takeBack}
                  name={previewWords.takeBackNamed(name)}
                  question={previewWords.takeBackAsk}
                  confirm={() =>
                    withSession(() => api.deletePreviewLink(id)).then(() => {
                      tell(previewWords.takenBack)
                      again()
                    }, tellFailure)
                  }
                />
              )}
            </Group>
          </Card>
        )
      })}
    </Stack>
  )
}
