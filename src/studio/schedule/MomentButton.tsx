import { Button, Popover, Stack, Text } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { failureWords } from '../parts/failureWords.ts'
import { scheduleWords } from '../words/schedule.ts'
import { MomentField, readMoment } from './MomentField.tsx'

type MomentButtonProps = {
  label: string
  field: string
  hint?: string
  /** What is there to begin with; a moment from now if left out. */
  first?: Date
  /** Rejects with what was wrong. */
  choose: (at: Date) => Promise<void>
  /** What else is chosen with it. */
  children?: ReactNode
}

const soonMs = 120_000

/** As soon as whoever chooses has pressed the button that does it. */
const soon = () => new Date(Date.now() + soonMs)

/** A button that asks for a moment. */
export function MomentButton({ label, field, hint, first, choose, children }: MomentButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const at = readMoment(new FormData(event.currentTarget), 'at')
    if (at === undefined || at.getTime() <= Date.now()) return setFailure(scheduleWords.toCome)
    try {
      await choose(at)
      setOpen(false)
    } catch (error) {
      setFailure(failureWords(error))
    }
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus width={360} withArrow>
      <Popover.Target>
        <Button
          variant="default"
          onClick={() => {
            setFailure(undefined)
            setOpen(true)
          }}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit} noValidate>
          <Stack>
            {hint !== undefined && <Text size="sm">{hint}</Text>}
            <MomentField name="at" label={field} required error={failure} first={first ?? soon()} />
            {children}
            <Button type="submit" w="fit-content">
              {scheduleWords.save}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
