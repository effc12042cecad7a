import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { StoryTheme } from '../StoryTheme.tsx'

const gate = vi.hoisted(() => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
})
vi.mock('./DropArea.tsx', async (original) => {
  await gate.opened
  return original()
})

test('a file that is looked for while the area to drop it on comes is taken, and what comes later can be dropped on', async () => {
  const { FileDrop } = await import('./FileDrop.tsx')
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  const take = vi.fn()
  const draw = (...ids: string[]) =>
    root.render(
      <StoryTheme scheme="dark">
        {ids.map((id) => (
          <FileDrop key={id} id={id} className={undefined} accept={undefined} take={take}>
            <label htmlFor={id}>Choose</label>
          </FileDrop>
        ))}
      </StoryTheme>,
    )
  draw('first')
  const input = await vi.waitFor(() => {
    const found = host.querySelector('input')
    expect(found).toBeTruthy()
    return found as HTMLInputElement
  })
  input.addEventListener('click', (event) => event.preventDefault())
  input.click()
  gate.open()
  draw('first', 'second')
  await vi.waitFor(() => expect(host.querySelectorAll('.mantine-Dropzone-root')).toHaveLength(1))
  expect(host.querySelector('input')).toBe(input)
  await userEvent.upload(input, new File(['x'], 'passport.txt'))
  expect(take).toHaveBeenCalledWith([expect.objectContaining({ name: 'passport.txt' })])
  root.unmount()
  host.remove()
})
