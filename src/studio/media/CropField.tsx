import 'react-image-crop/dist/ReactCrop.css'
import { Button, Fieldset, Group, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import type { MediaCrop } from '#generated/grammar/types.ts'
import { mediaWords } from '../words/media.ts'

type CropFieldProps = {
  src: string
  width: number
  height: number
  crop: MediaCrop | undefined
  change: (crop: MediaCrop | undefined) => void
}

const shapes: Record<string, number | undefined> = {
  free: undefined,
  '16:9': 16 / 9,
  '3:2': 3 / 2,
  '1:1': 1,
  '2:3': 2 / 3,
}
const edges = ['x', 'y', 'width', 'height'] as const

/** The part of a picture that is shown: drawn upon it, by its edges, or in numbers. */
export function CropField({ src, width, height, crop, change }: CropFieldProps) {
  const [shape, setShape] = useState('free')
  const [drawn, setDrawn] = useState<PercentCrop>()
  const key = JSON.stringify(crop)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew where it was changed from elsewhere
  useEffect(() => setDrawn(crop && percentOf(crop, width, height)), [key, width, height])
  const aspect = shapes[shape]
  const take = (next: PercentCrop) => {
    const made = pixelsOf(next, width, height)
    const isWhole = made.width >= width && made.height >= height
    change(made.width < 2 || made.height < 2 || isWhole ? undefined : made)
  }
  return (
    <Fieldset legend={mediaWords.crop}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {mediaWords.cropHint}
        </Text>
        <Group justify="space-between">
          <SegmentedControl
            aria-label={mediaWords.shape}
            size="xs"
            value={shape}
            data={Object.entries(mediaWords.shapes).map(([value, label]) => ({ value, label }))}
            onChange={(next) => {
              setShape(next)
              const wanted = shapes[next]
              if (wanted !== undefined) change(largest(width, height, wanted))
            }}
          />
          <Button variant="default" size="compact-sm" disabled={!crop} onClick={() => change(undefined)}>
            {mediaWords.whole}
          </Button>
        </Group>
        <div>
          <ReactCrop
            crop={drawn}
            {...(aspect !== undefined && { aspect })}
            ruleOfThirds
            onChange={(_, percent) => setDrawn(percent)}
            onComplete={(_, percent) => take(percent)}
          >
            <img src={src} alt="" />
          </ReactCrop>
        </div>
        <Group grow>
          {edges.map((edge) => (
            <NumberInput
              key={edge}
              label={mediaWords.edges[edge]}
              suffix=" px"
              size="xs"
              allowDecimal={false}
              allowNegative={false}
              value={(crop ?? { x: 0, y: 0, width, height })[edge]}
              onChange={(next) => {
                if (typeof next !== 'number') return
                change(within({ ...(crop ?? { x: 0, y: 0, width, height }), [edge]: next }, width, height))
              }}
            />
          ))}
        </Group>
      </Stack>
    </Fieldset>
  )
}

const percentOf = (crop: MediaCrop, width: number, height: number): PercentCrop => ({
  unit: '%',
  x: (crop.x / width) * 100,
  y: (crop.y / height) * 100,
  width: (crop.width / width) * 100,
  height: (crop.height / height) * 100,
})

const pixelsOf = (crop: PercentCrop, width: number, height: number): MediaCrop =>
  within(
    {
      x: Math.round((crop.x / 100) * width),
      y: Math.round((crop.y / 100) * height),
      width: Math.round((crop.width / 100) * width),
      height: Math.round((crop.height / 100) * height),
    },
    width,
    height,
  )

/** No part of a crop lies beyond the file. */
function within(crop: MediaCrop, width: number, height: number): MediaCrop {
  const x = Math.min(crop.x, width - 1)
  const y = Math.min(crop.y, height - 1)
  const part = (size: number, room: number) => Math.max(1, Math.min(size, room))
  return { x, y, width: part(crop.width, width - x), height: part(crop.height, height - y) }
}

/** The largest part of a shape, around the middle. */
function largest(width: number, height: number, shape: number): MediaCrop {
  const across = Math.min(width, Math.round(height * shape))
  const down = Math.min(height, Math.round(width / shape))
  return within(
    { x: Math.round((width - across) / 2), y: Math.round((height - down) / 2), width: across, height: down },
    width,
    height,
  )
}
