import '@mantine/dates/styles.layer.css'
import { Button, Group, Input, InputBase, Popover, Stack, Text, TextInput } from '@mantine/core'
import { DatePicker, type DatePickerProps } from '@mantine/dates'
import { useId } from 'react'
import { calendarWords } from '#renderers/forms/widgets/calendarWords.ts'
import { zoneName } from '../schedule/zoneName.ts'
import { builderWords } from '../words/builder.ts'
import { scheduleWords } from '../words/schedule.ts'
import type { PartProps } from './editorProps.ts'
import { momentOf, pickedOf } from './moments.ts'

const { moment: words } = builderWords
const calendar = calendarWords('en-GB')
const midnight = '00:00:00'
/** Of days in red, some could not be read. */
const noDays: DatePickerProps['weekendDays'] = []

/** A date and a time in UTC, picked from a calendar, and what that is by the clock of whoever picks. */
export function MomentEditor({ label, description, value, change }: PartProps) {
  const id = useId()
  const written = typeof value === 'string' ? value : ''
  const picked = pickedOf(written)
  const [day = null, time = midnight] = picked?.split(' ') ?? []
  const here = picked === undefined ? undefined : new Date(written)
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" description={description} mt="md" maw={420}>
      <Group gap="xs" wrap="nowrap">
        <Popover trapFocus withinPortal>
          <Popover.Target>
            <InputBase component="button" type="button" pointer flex={1} aria-label={label}>
              {picked === undefined ? written || words.none : words.inUtc(picked.slice(0, 16))}
            </InputBase>
          </Popover.Target>
          <Popover.Dropdown aria-label={label} aria-labelledby={undefined}>
            <Stack gap="xs">
              <DatePicker
                {...calendar}
                hideOutsideDates
                weekendDays={noDays}
                value={day}
                {...(day !== null && { defaultDate: day })}
                onChange={(next) => next !== null && change(momentOf(`${next} ${time}`))}
              />
              <TextInput
                type="time"
                label={words.time(label)}
                value={time.slice(0, 5)}
                disabled={day === null}
                onChange={({ currentTarget }) =>
                  currentTarget.value !== '' && change(momentOf(`${day} ${currentTarget.value}`))
                }
              />
            </Stack>
          </Popover.Dropdown>
        </Popover>
        {written !== '' && (
          <Button variant="default" size="compact-sm" onClick={() => change(undefined)}>
            {words.clear(label)}
          </Button>
        )}
      </Group>
      {here && (
        <Text size="xs" c="dimmed" mt={4}>
          {scheduleWords.zone(zoneName(here))}{' '}
          {words.here(here.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' }))}
        </Text>
      )}
      {picked === undefined && written !== '' && (
        <Text size="xs" c="red">
          {words.unknown(written)}
        </Text>
      )}
    </Input.Wrapper>
  )
}
