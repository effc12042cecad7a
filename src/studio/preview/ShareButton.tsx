import { Button, Popover, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { previewNames } from '#schemas/studio/previewNames.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { previewWords } from '../words/preview.ts'
import { PreviewLinks } from './PreviewLinks.tsx'

type ShareButtonProps = {
  /** Keys of the drafts that it shows; all where it is left out. */
  only: readonly string[] | undefined
  /** Where whoever opens it begins. */
  address: string
}

/** Makes a link to these drafts, as they are now, for somebody who has no account, and lists those that hold. */
export function ShareButton({ only, address }: ShareButtonProps) {
  const studio = useStudio()
  const [lasts, setLasts] = useState<'day' | 'week'>('day')
  const [link, setLink] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [isListing, setListing] = useState(false)

  async function make() {
    try {
      const { preview } = await studio.withSession(() => studio.api.makePreview(lasts, only))
      if (!preview) return setLink(undefined)
      const made = `${location.origin}${previewNames.path}${preview.token}#${address}`
      setLink(made)
      // Not every browser lets a page write there, and the link stands below.
      await navigator.clipboard.writeText(made).then(
        () => tell(previewWords.copied),
        () => undefined,
      )
    } catch (error) {
      tellFailure(error)
    }
  }

  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        withArrow
        trapFocus
        returnFocus
        width={360}
      >
        <Popover.Target>
          <Button size="xs" variant="light" onClick={() => setOpen(!isOpen)}>
            {previewWords.share}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={previewWords.share}>
          <Stack gap="xs">
            <Text size="sm">{previewWords.shareHint}</Text>
            <SegmentedControl
              size="xs"
              aria-label={previewWords.lasts}
              value={lasts}
              onChange={(value) => setLasts(value as typeof lasts)}
              data={[
                { value: 'day', label: previewWords.day },
                { value: 'week', label: previewWords.week },
              ]}
            />
            <Button size="xs" onClick={make}>
              {previewWords.copy}
            </Button>
            {link !== undefined && (
              <TextInput
                size="xs"
                readOnly
                label={previewWords.link}
                value={link}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            )}
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                setOpen(false)
                setListing(true)
              }}
            >
              {previewWords.links}
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {isListing && (
        <Dialog title={previewWords.links} size="lg" close={() => setListing(false)}>
          <PreviewLinks />
        </Dialog>
      )}
    </>
  )
}
