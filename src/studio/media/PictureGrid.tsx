import './media.css'
import { Button, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { isSound } from '#schemas/runtime/mediaPicture.ts'
import { Empty } from '../parts/Empty.tsx'
import { mediaWords } from '../words/media.ts'
import { type LibraryPicture, nameOf, thumbnailOf } from './libraryOf.ts'
import { MediaView } from './MediaView.tsx'

type PictureGridProps = {
  pictures: readonly LibraryPicture[]
  /** Makes a card something to press. */
  wrap: (picture: LibraryPicture, card: ReactNode) => ReactNode
  more?: (picture: LibraryPicture) => ReactNode
}

/** Pictures of the library beside each other, found by their names. */
export function PictureGrid({ pictures, wrap, more }: PictureGridProps) {
  const [sought, setSought] = useState('')
  const words = sought.trim().toLowerCase()
  const found = pictures.filter((one) => `${nameOf(one)} ${one.id}`.toLowerCase().includes(words))
  if (pictures.length === 0) return <Text c="dimmed">{mediaWords.empty}</Text>
  return (
    <>
      <TextInput
        label={mediaWords.filter}
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
        maw={360}
      />
      {found.length === 0 && (
        <Empty text={mediaWords.nothing}>
          <Button variant="light" onClick={() => setSought('')}>
            {mediaWords.showAll}
          </Button>
        </Empty>
      )}
      <ul className="pictures" aria-label={mediaWords.heading}>
        {found.map((one) => (
          <li key={one.id}>
            {wrap(
              one,
              <>
                {!isSound(one) && <img src={thumbnailOf(one)} alt="" loading="lazy" />}
                <Text size="sm" fw={600} mt={4}>
                  {nameOf(one)}
                </Text>
                <Text size="xs" c="dimmed">
                  {isSound(one) ? mediaWords.sound : mediaWords.pixels(one.width ?? 0, one.height ?? 0)}
                </Text>
                {more?.(one)}
              </>,
            )}
            {/* What is pressed to be opened holds nothing else to be pressed. */}
            {isSound(one) && <MediaView src={thumbnailOf(one)} type={one.type} name={nameOf(one)} />}
          </li>
        ))}
      </ul>
    </>
  )
}
