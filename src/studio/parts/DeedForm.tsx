import { Alert, Button, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useDeed } from './useDeed.ts'

type DeedFormProps = {
  label: string
  /** Does it with what was filled in; `reset` empties the form. */
  deed: (text: (name: string) => string, reset: () => void) => Promise<void>
  wordsOf?: (error: unknown) => string | undefined
  /** The button is as wide as the form. */
  isWide?: boolean
  /** Beside the button. */
  others?: ReactNode
  children: ReactNode
}

/** A few fields, a button, and above them why it could not be done. */
export function DeedForm({ label, deed, wordsOf, isWide = false, others, children }: DeedFormProps) {
  const { failure, isBusy, run } = useDeed(wordsOf)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    void run(() =>
      deed(
        (name) => String(values.get(name) ?? ''),
        () => form.reset(),
      ),
    )
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {children}
        <Group>
          <Button type="submit" loading={isBusy} fullWidth={isWide}>
            {label}
          </Button>
          {others}
        </Group>
      </Stack>
    </form>
  )
}
