import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazyPart.ts'

test('what cannot be loaded is given up, harms nothing beside it, and is asked for again', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('No connection'))
    .mockResolvedValue(() => 'there')
  const usePart = lazyPart(load)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    const Part = usePart(isOpen, () => setOpen(false))
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)} />
        {isOpen && Part && <Part />}
      </>
    )
  }
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  root.render(<Opener />)
  const button = await vi.waitFor(() => {
    const found = host.querySelector('button')
    expect(found).toBeTruthy()
    return found as HTMLButtonElement
  })
  button.click()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  button.click()
  await vi.waitFor(() => expect(host.textContent).toBe('there'))
  expect(host.querySelector('button')).toBe(button)
  root.unmount()
  host.remove()
})

test('what nobody gives up is asked for again when the connection is back', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('No connection'))
    .mockResolvedValue(() => 'there')
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const usePart = lazyPart(load)
  function Page() {
    const Part = usePart()
    return Part ? <Part /> : 'on its way'
  }
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  root.render(<Page />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(host.textContent).toBe('on its way')
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(host.textContent).toBe('there')
  })
  expect(load).toHaveBeenCalledTimes(2)
  isOnline.mockRestore()
  root.unmount()
  host.remove()
})
