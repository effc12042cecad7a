import { Button, type ButtonProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { templateWords as words } from '../words/templates.ts'

/** With the grammar, which those alone need who begin something. */
const BeginDialog = lazy(async () => ({ default: (await import('./BeginDialog.tsx')).BeginDialog }))

/** Leads to what one may begin with. */
export function BeginButton({ label = words.title, ...look }: ButtonProps & { label?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <BeginDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
