import { Stack, Tabs } from '@mantine/core'
import { isSound } from '#schemas/runtime/mediaPicture.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { useSite } from '../stores/useSite.ts'
import { mediaWords } from '../words/media.ts'
import { libraryOf } from './libraryOf.ts'
import { PictureGrid } from './PictureGrid.tsx'
import { UploadArea } from './UploadArea.tsx'
import { useUploads } from './useUploads.ts'

export type PictureSize = { width: number; height: number }

type PicturePickerProps = {
  /** Gets the address as definitions have it, and pixels of what is no picture of the library but was drawn. */
  choose: (address: string, size?: PictureSize) => void
  close: () => void
}

/** A picture chosen from the library, uploaded where it is missing, or one of the site's own files. */
export function PicturePicker({ choose, close }: PicturePickerProps) {
  const site = useSite()
  const take = (address: string, size?: PictureSize) => {
    choose(address, size)
    close()
  }
  const uploads = useUploads((id) => take(`/media/${id}`))
  const own = site.pictures().filter((one) => !one.startsWith('/media/'))
  return (
    <Dialog title={mediaWords.picker} close={close} size="xl">
      <Tabs defaultValue="library">
        <Tabs.List>
          <Tabs.Tab value="library">{mediaWords.library}</Tabs.Tab>
          <Tabs.Tab value="site">{mediaWords.ofSite}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="library" pt="md">
          <Stack>
            <UploadArea {...uploads} multiple={false} takes="pictures" />
            <PictureGrid
              pictures={libraryOf(site).filter((one) => !isSound(one))}
              wrap={({ id }, card) => (
                <button type="button" className="picture" onClick={() => take(`/media/${id}`)}>
                  {card}
                </button>
              )}
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="site" pt="md">
          <ul className="pictures" aria-label={mediaWords.ofSite}>
            {own.map((address) => (
              <li key={address}>
                <button
                  type="button"
                  className="picture"
                  onClick={({ currentTarget }) =>
                    take(address, drawnSize(currentTarget.querySelector('img')))
                  }
                >
                  <img src={address} alt="" loading="lazy" />
                  {address.replace('/assets/site/', '')}
                </button>
              </li>
            ))}
          </ul>
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}

/** Undefined as long as it has not come. */
function drawnSize(picture: HTMLImageElement | null): PictureSize | undefined {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = picture ?? {}
  return width > 0 && height > 0 ? { width, height } : undefined
}
