import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Json } from '../definition/identity.ts'
import { MomentEditor } from './MomentEditor.tsx'

let root: Root
let element: HTMLElement
afterEach(() => {
  root.unmount()
  element.remove()
})

function show(first: Json | undefined) {
  const said = vi.fn<(value: Json | undefined) => void>()
  function Shown() {
    const [value, setValue] = useState(first)
    const change = (next: Json | undefined) => {
      said(next)
      setValue(next)
    }
    const part = { label: 'Starts', description: 'From when.', edition: '', fields: [], Editor: () => null }
    return <MomentEditor {...part} value={value} change={change} />
  }
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  root.render(
    <MantineProvider env="test">
      <Shown />
    </MantineProvider>,
  )
  return said
}

it('picks a day from a calendar, and keeps the time, in UTC', async () => {
  const said = show('2026-12-24T18:30:00Z')
  const field = page.getByRole('button', { name: 'Starts', exact: true })
  await expect.element(field).toHaveTextContent('2026-12-24 18:30 UTC')
  await userEvent.click(field)
  await userEvent.click(page.getByRole('button', { name: /^Monday,? 28 December 2026/ }))
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith('2026-12-28T18:30:00Z'))
  await userEvent.fill(page.getByLabelText('Starts: time in UTC'), '07:45')
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith('2026-12-28T07:45:00Z'))
  await expect.element(page.getByText(/Your time zone: /)).toBeInTheDocument()
})

it('says nothing of it again', async () => {
  const said = show('2026-12-24T18:30:00Z')
  await userEvent.click(page.getByRole('button', { name: 'Clear starts' }))
  await vi.waitFor(() => expect(said).toHaveBeenLastCalledWith(undefined))
})

it('names a day that there is not', async () => {
  show('2026-02-30T00:00:00Z')
  await expect.element(page.getByText('2026-02-30T00:00:00Z is not a valid date.')).toBeVisible()
})
