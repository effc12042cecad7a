import '../studio.css'
import { Button, MantineProvider, TextInput } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AsItIs } from './AsItIs.tsx'
import { FixedContext } from './FixedContext.ts'

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

it.each([true, false])(
  'has nothing to type, press, drag or write into where it is edited elsewhere: %s',
  async (isFixed) => {
    root.render(
      <MantineProvider>
        <FixedContext value={isFixed}>
          <AsItIs>
            <TextInput label="Name" defaultValue="Banner" />
            <Button>Replace</Button>
            <div draggable>Field</div>
            <iframe title="Canvas" />
          </AsItIs>
        </FixedContext>
      </MantineProvider>,
    )
    const [name, replace] = [page.getByLabelText('Name'), page.getByRole('button', { name: 'Replace' })]
    await expect.element(name).toHaveValue('Banner')
    for (const one of [name, replace])
      await (isFixed ? expect.element(one).toBeDisabled() : expect.element(one).toBeEnabled())
    for (const one of [page.getByText('Field'), page.getByTitle('Canvas')])
      await expect.element(one).toHaveStyle({ pointerEvents: isFixed ? 'none' : 'auto' })
  },
)
