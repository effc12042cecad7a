import '@mantine/core/styles.layer.css'
import { MantineProvider, Popover } from '@mantine/core'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'

let root: Root
let element: HTMLElement
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  element.remove()
})

/** Something small that is open, from which a dialog is opened, over it or in its place. */
function FromPopover({ isLeft }: { isLeft: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} trapFocus>
        <Popover.Target>
          <button type="button" onClick={() => setOpen(true)}>
            Share
          </button>
        </Popover.Target>
        <Popover.Dropdown>
          <button
            type="button"
            onClick={() => {
              if (isLeft) setOpen(false)
              setAsking(true)
            }}
          >
            Links
          </button>
        </Popover.Dropdown>
      </Popover>
      {isAsking && (
        <Dialog title="All links" close={() => setAsking(false)}>
          <button type="button">Revoke</button>
        </Dialog>
      )}
    </>
  )
}

it.each([
  ['what opened the popover, where that has given way to the dialog', true, 'Share'],
  ['what was pressed in the popover, where that is still open', false, 'Links'],
])('gives the focus back to %s', async (_, isLeft, name) => {
  root.render(
    <MantineProvider>
      <FromPopover isLeft={isLeft} />
    </MantineProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Share' }))
  await userEvent.click(page.getByRole('button', { name: 'Links' }))
  await expect.element(page.getByRole('button', { name: 'Revoke' })).toHaveFocus()
  if (isLeft) await vi.waitFor(() => expect(document.body.textContent).not.toContain('Links'))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(name))
})
