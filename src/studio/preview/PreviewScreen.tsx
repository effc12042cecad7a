import { Alert, Anchor, Group, List, Loader, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { Failure } from '../parts/Failure.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { tell } from '../parts/tell.ts'
import { useStudioState } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { previewWords } from '../words/preview.ts'
import { PickedPanel } from './PickedPanel.tsx'
import { PreviewControls } from './PreviewControls.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import type { Picked } from './previewMessages.ts'
import { ShareButton } from './ShareButton.tsx'
import { useDraftPreview } from './useDraftPreview.ts'
import { usePreviewedSite } from './usePreviewedSite.ts'
import { usePreviewLook } from './usePreviewLook.ts'
import { useSight } from './useSight.ts'

/** The site as it would be with the drafts, in any of its states; what is pressed leads to where it is written. */
export function PreviewScreen() {
  const asked = new URLSearchParams(useSearch())
  const begin = asked.get('at') ?? '/'
  const wanted = asked.get('of') ?? undefined
  const [of, setOf] = useState<'all' | 'mine'>('all')
  const [picked, setPicked] = useState<Picked>()
  const { answer, failure, again } = useDraftPreview(of)
  const { settings, change, went } = usePreviewLook({ address: begin, at: begin })
  const { definitions, member } = useStudioState()
  const site = usePreviewedSite(answer?.preview)
  const sight = useSight(wanted, site?.routes)
  // Once, where it has been found: from there whoever looks goes where they will.
  const [isShown, setShown] = useState(wanted === undefined)
  if (!isShown && sight.isFound) {
    const { address = '/', popup, view, isOfPlayers } = sight.at ?? {}
    change({ address, at: address, popup, view, ...(isOfPlayers && { player: 'signedIn' }) })
    setShown(true)
  }
  const only = useMemo(() => {
    if (of === 'all' || typeof member !== 'object') return undefined
    const mine = definitions?.filter((one) => one.state !== 'live' && one.saved_by === member.name)
    return mine?.map(({ key }) => key)
  }, [of, member, definitions])

  if (failure && !answer) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  const { preview, problems } = answer
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={1} size="h3">
          {previewWords.title}
        </Title>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={previewWords.of}
            value={of}
            onChange={(value) => setOf(value as typeof of)}
            data={[
              { value: 'all', label: previewWords.ofAll },
              { value: 'mine', label: previewWords.ofMine },
            ]}
          />
          <ShareButton only={only} address={settings.at} />
        </Group>
      </Group>
      {problems.length > 0 && (
        <Alert color="red" title={previewWords.broken(problems.length)}>
          <Text size="sm">{preview ? previewWords.brokenHint : previewWords.nothing}</Text>
          <List size="sm">
            {problems.slice(0, 10).map(({ definition, pointer, code, message }) => (
              <List.Item key={`${definition} ${pointer} ${code}`}>
                <Anchor component={Link} href={`${hrefOf(definition)}#${encodeURIComponent(pointer)}`}>
                  {definition}
                </Anchor>{' '}
                {message}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {preview && (
        <>
          <PreviewControls
            settings={settings}
            change={change}
            locales={site?.locales ?? []}
            themes={site?.themes ?? []}
            mayEdit
          />
          {settings.mode === 'edit' && !picked && <Text size="sm">{previewWords.modeHint}</Text>}
          {settings.mode === 'edit' && picked && <PickedPanel picked={picked} locale={settings.locale} />}
          {wanted !== undefined && sight.isFound && !sight.at && (
            <Text size="sm">{previewWords.notSeen(wanted)}</Text>
          )}
          {!isShown ? (
            <Loader aria-label={words.loading} />
          ) : (
            <PreviewFrame
              {...settings}
              preview={preview}
              onPick={setPicked}
              onAddress={went}
              onRefused={(what) => tell(previewWords.refused(what))}
            />
          )}
        </>
      )}
    </Stack>
  )
}
