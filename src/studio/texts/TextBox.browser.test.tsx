import { MantineProvider } from '@mantine/core'
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
        stale={{ was: 'House' }}
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
