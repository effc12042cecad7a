import { Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import type { MediaFocus } from '#generated/grammar/types.ts'
import { type Box, cutAround } from '#schemas/runtime/cutAround.ts'
import { mediaWords } from '../words/media.ts'
import { CutPicture } from './CutPicture.tsx'

type FocusFieldProps = {
  src: string
  width: number
  height: number
  /** What is shown of it. */
  box: Box
  focus: MediaFocus | undefined
  change: (focus: MediaFocus | undefined) => void
}

const middle = { x: 50, y: 50 }
const steps: Readonly<Record<string, MediaFocus>> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
}
const shapes = { wide: 3, square: 1, tall: 2 / 3 } as const

/** The point around which places of other shapes are cut, and what they show then. */
export function FocusField({ src, width, height, box, focus, change }: FocusFieldProps) {
  const { x, y } = focus ?? middle
  const set = (across: number, down: number) => change({ x: percent(across), y: percent(down) })
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // By the keyboard there is no place that was pressed.
    if (detail === 0) return
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect()
    set(((clientX - left) / across) * 100, ((clientY - top) / down) * 100)
  }
  const move = (event: KeyboardEvent) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (!step) return
    event.preventDefault()
    set(x + step.x, y + step.y)
  }
  return (
    <Fieldset legend={mediaWords.focus}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {mediaWords.focusHint}
        </Text>
        <div>
          <button
            type="button"
            className="focus"
            style={{ '--focus-x': `${x}%`, '--focus-y': `${y}%` } as CSSProperties}
            aria-label={mediaWords.focusPoint(x, y)}
            onClick={press}
            onKeyDown={move}
          >
            <CutPicture src={src} width={width} height={height} box={box} />
          </button>
        </div>
        <Button
          variant="default"
          size="compact-sm"
          w="fit-content"
          disabled={!focus}
          onClick={() => change(undefined)}
        >
          {mediaWords.focusNone}
        </Button>
        <Group align="start" className="seen">
          {(['wide', 'square', 'tall'] as const).map((place) => (
            <div key={place}>
              <CutPicture
                src={src}
                width={width}
                height={height}
                box={cutAround(box, shapes[place], { x, y })}
              />
              <Text size="xs" c="dimmed">
                {mediaWords.seen[place]}
              </Text>
            </div>
          ))}
        </Group>
      </Stack>
    </Fieldset>
  )
}

const percent = (value: number): number => Math.max(0, Math.min(100, Math.round(value)))
