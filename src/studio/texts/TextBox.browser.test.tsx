import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { textWords } from '../words/texts.ts'
import { TextBox } from './TextBox.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it.each([true, false])('is read, and written in only where it is edited: %s', async (isFixed) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MantineProvider>
      <TextBox
        label="menu.home lv"
        locale="lv"
        text="Sākums"
        source="Home"
        isOpen
        isFixed={isFixed}
        stale={{ state: 'stale', was: 'House' }}
        type={() => undefined}
        review={() => undefined}
      />
    </MantineProvider>,
  )
  const box = page.getByRole('textbox', { name: 'menu.home lv' })
  await expect.element(box).toHaveValue('Sākums')
  expect((box.element() as HTMLTextAreaElement).readOnly).toBe(isFixed)
  await expect.element(page.getByText(textWords.was('House'))).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(isFixed ? 0 : 1)
})

function Written({ text }: { text: string }) {
  const [written, type] = useState(text)
  return (
    <MantineProvider>
      <Notifications />
      <TextBox
        {...{ label: 'ui.hello en', locale: 'en', text: written, source: undefined, stale: undefined }}
        isOpen
        isFixed={false}
        type={type}
        review={() => undefined}
      />
    </MantineProvider>
  )
}

it.each([
  ['<p>Old</p>', '<p>One</p>\n<p>Two <strong>three</strong></p>', 'Left out: fonts, sizes and colours.'],
  ['Old', 'One Two three', 'Left out: fonts, sizes and colours; formatting (this is plain text).'],
])(
  'takes what is pasted as %s is written, says what it left out, and takes it back',
  async (text, taken, said) => {
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<Written text={text} />)
    const box = page.getByRole('textbox', { name: 'ui.hello en' })
    await expect.element(box).toHaveValue(text)
    const area = box.element() as HTMLTextAreaElement
    area.focus()
    area.select()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>One</p><p style="color:red">Two <b>three</b></p>')
    clipboardData.setData('text/plain', 'One')
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(box).toHaveValue(taken)
    await expect.element(page.getByText(said)).toBeVisible()
    document.execCommand('undo')
    await expect.element(box).toHaveValue(text)
  },
)
