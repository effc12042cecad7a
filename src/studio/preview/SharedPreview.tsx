import { Center, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { previewNames } from '#schemas/studio/previewNames.ts'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { tell } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { previewWords } from '../words/preview.ts'
import { PreviewControls } from './PreviewControls.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { usePreviewedSite } from './usePreviewedSite.ts'
import { usePreviewLook } from './usePreviewLook.ts'

/** The token that an address names, where it is that of a preview that somebody was sent. */
export function sharedToken(path: string): string | undefined {
  return path.startsWith(previewNames.path) ? path.slice(previewNames.path.length) : undefined
}

/** A preview for whoever was sent a link to it: no account, nothing to edit, and a bar that says what it is. */
export function SharedPreview({ token }: { token: string }) {
  const { api } = useStudio()
  const { answer, failure, again } = useAsked(token, () => api.sharedPreview(token))
  const begin = decodeURI(window.location.hash.slice(1)) || '/'
  const { settings, change, went } = usePreviewLook({ address: begin, at: begin })
  const site = usePreviewedSite(answer)

  if (failure?.status === 404 || failure?.status === 400)
    return (
      <Center component="main" mih="100dvh" p="md">
        <Stack>
          <Title order={1} size="h2">
            {previewWords.over}
          </Title>
          <Text>{previewWords.overHint}</Text>
        </Stack>
      </Center>
    )
  if (failure) return <Failure error={failure} again={again} />
  if (!answer)
    return (
      <Center component="main" mih="100dvh">
        <Loader aria-label={words.loading} />
      </Center>
    )
  return (
    <Stack component="main" gap="xs" p="xs">
      <Group justify="space-between" align="end">
        <Title order={1} size="h5">
          {previewWords.until(moment(answer.until))}
        </Title>
        <PreviewControls
          settings={settings}
          change={change}
          locales={site?.locales ?? []}
          themes={site?.themes ?? []}
          mayEdit={false}
        />
      </Group>
      <PreviewFrame
        {...settings}
        preview={answer}
        onAddress={(at) => {
          went(at)
          // A reload comes back to it.
          window.history.replaceState(null, '', `#${at}`)
        }}
        onRefused={(what) => tell(previewWords.refused(what))}
      />
    </Stack>
  )
}
