import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useCombobox } from './useCombobox.ts'

type Opened = (place: number) => void
type SearchProps = { names: readonly string[]; isLoading?: boolean; onOpen: Opened; onEscape?: () => void }

function Search({ names, isLoading = false, onOpen, onEscape }: SearchProps) {
  const [text, setText] = useState('')
  const { field, listId, option, reset } = useCombobox({
    ...{ count: names.length, isTyped: text !== '', isLoading, onOpen, onEscape },
  })
  return (
    <>
      <input
        {...field}
        aria-label="search"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          reset()
        }}
      />
      <div id={listId} role="listbox">
        {names.map((name, place) => (
          <a key={name} {...option(place)} href={`/${name}`}>
            {name}
          </a>
        ))}
      </div>
    </>
  )
}

const names = ['Riga', 'Cesis', 'Liepaja']

let close = () => {}
afterEach(() => close())

/** A field that has the focus, and what is chosen below it, as it is told to who cannot see it. */
async function open(props: Partial<SearchProps> = {}) {
  const onOpen = vi.fn<Opened>()
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  close = () => {
    root.unmount()
    element.remove()
  }
  flushSync(() => root.render(<Search names={names} onOpen={onOpen} {...props} />))
  const field = element.querySelector('input') as HTMLInputElement
  field.focus()
  const chosen = () => {
    const id = field.getAttribute('aria-activedescendant')
    const selected = document.querySelectorAll('[aria-selected="true"]')
    expect([...selected].map((one) => one.id)).toEqual(id === null ? [] : [id])
    return id === null ? undefined : document.getElementById(id)?.textContent
  }
  const press = async (...keys: string[]) => {
    const seen: (string | undefined)[] = []
    for (const key of keys) {
      await userEvent.keyboard(`{${key}}`)
      seen.push(chosen() ?? undefined)
    }
    return seen
  }
  return { field, onOpen, press, chosen }
}

test('the arrows choose in a circle, and Home and End go to the ends', async () => {
  const { press, field } = await open()
  expect(await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual([...names, 'Riga'])
  expect(await press('ArrowUp', 'ArrowUp')).toEqual(['Liepaja', 'Cesis'])
  expect(await press('End', 'Home')).toEqual(['Liepaja', 'Riga'])
  expect(document.activeElement === field).toBe(true)
})

test('Home is of the text while nothing is chosen, and typing chooses nothing', async () => {
  const { press, field, chosen } = await open()
  await userEvent.keyboard('es')
  expect(await press('Home')).toEqual([undefined])
  await userEvent.keyboard('C')
  expect(field.value).toBe('Ces')
  expect(await press('ArrowDown')).toEqual(['Riga'])
  await userEvent.keyboard('i')
  expect(chosen() === undefined).toBe(true)
})

test('Enter opens what is chosen, or what was found first', async () => {
  const { press, onOpen } = await open()
  await press('Enter')
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.keyboard('R')
  await press('Enter', 'ArrowDown', 'ArrowDown', 'Enter')
  expect(onOpen.mock.calls).toEqual([[0], [1]])
})

test('Enter waits for what is on its way, unless something was chosen by hand', async () => {
  const { press, onOpen } = await open({ isLoading: true })
  await userEvent.keyboard('R')
  await press('Enter')
  expect(onOpen).not.toHaveBeenCalled()
  await press('ArrowUp', 'Enter')
  expect(onOpen.mock.calls).toEqual([[2]])
})

test('Escape leaves', async () => {
  const around = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
  addEventListener('keydown', around)
  try {
    const onEscape = vi.fn()
    const { press } = await open({ onEscape })
    await press('Escape')
    expect(onEscape).toHaveBeenCalledOnce()
    expect(around.mock.results.at(-1)?.value).toBe(true)
  } finally {
    removeEventListener('keydown', around)
  }
})

test('Escape is left to what stands around where there is nothing to leave', async () => {
  const around = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
  addEventListener('keydown', around)
  try {
    const { press } = await open()
    await press('Escape')
    expect(around.mock.results.at(-1)?.value).toBe(false)
  } finally {
    removeEventListener('keydown', around)
  }
})
