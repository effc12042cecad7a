import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { scheduleWords } from '../words/schedule.ts'
import { inputValue, zoneName } from './zoneName.ts'

type MomentFieldProps = {
  name: string
  label: string
  hint?: string
  required?: boolean
  error?: string | undefined
  first?: Date
}

/** A date and a time by the clock of whoever chooses, which is told. The form has it as `readMoment` reads it. */
export function MomentField({ name, label, hint, required = false, error, first }: MomentFieldProps) {
  const [value, setValue] = useState(first ? inputValue(first) : '')
  const zone = scheduleWords.zone(zoneName(value === '' ? undefined : new Date(value)))
  return (
    <TextInput
      type="datetime-local"
      name={name}
      label={label}
      description={hint === undefined ? zone : `${zone} ${hint}`}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      required={required}
      error={error}
      min={inputValue(new Date())}
      maw={420}
    />
  )
}

/** What was chosen; undefined where nothing was. */
export function readMoment(values: FormData, name: string): Date | undefined {
  const value = values.get(name)
  return typeof value === 'string' && value !== '' ? new Date(value) : undefined
}
