import '#renderers/base.css'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PICTURE_CHOSEN, type PictureChosen } from './choices/pictureChosen.ts'
import { makeField, makeForm } from './testing/makeForm.ts'
import { openForm } from './testing/openForm.tsx'

let form: Awaited<ReturnType<typeof openForm>>
const heard: unknown[] = []
const hear = (event: Event) => heard.push((event as PictureChosen).detail)
document.addEventListener(PICTURE_CHOSEN, hear)
afterEach(() => {
  form.close()
  heard.length = 0
})

const who = makeForm([
  makeField('character_id', 'radio', {
    initial: { to: 'firstValue' },
    attributes: {
      options: {
        select: {
          operation: 'loyalty.getcharacters',
          items: '/items',
          value: '/id',
          name: '/name',
          picture: '/image_url',
        },
      },
    },
  }),
])
const items = [
  { id: 1, name: 'Elin', image_url: '/assets/site/one.svg' },
  { id: 2, name: 'Marek', image_url: 'https://pictures.example/two.svg' },
  { id: 3, name: 'Ingrid', image_url: 'javascript:alert(1)' },
]
const radios = () => [...form.element.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const open = async () => {
  form = await openForm(who, { call: async () => ({ ok: true, response: { items } }) })
  await vi.waitFor(() => expect(radios()).toHaveLength(3))
}

it('shows options by their pictures, which say nothing beside the names', async () => {
  await open()
  const [first, , third] = radios()
  expect(first?.labels?.[0]?.textContent).toBe('Elin')
  const pictures = [...form.element.querySelectorAll('img')]
  expect(pictures.map((one) => [one.getAttribute('src'), one.alt])).toEqual([
    ['/assets/site/one.svg', ''],
    ['https://pictures.example/two.svg', ''],
  ])
  // Beside each other where there is room, and each as large as a finger takes it.
  const [left, right] = radios().map((one) => one.closest('[class*=choice]')?.getBoundingClientRect())
  expect(left?.top).toBe(right?.top)
  expect(third?.closest('[class*=choice]')?.querySelector('img')).toBeNull()
})

it('is chosen by keyboard and pointer, and sent by its value', async () => {
  await open()
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false])
  radios()[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(radios().map(({ checked }) => checked)).toEqual([false, true, false])
  await form.submit()
  expect(form.host.calls.at(-1)?.values).toMatchObject({ character_id: '2' })
})

it('tells whoever shows it larger which picture is chosen, and when the form goes', async () => {
  await open()
  await vi.waitFor(() =>
    expect(heard.at(-1)).toEqual({ field: 'character_id', picture: '/assets/site/one.svg' }),
  )
  await userEvent.click(radios()[1] as HTMLInputElement)
  expect(heard.at(-1)).toEqual({ field: 'character_id', picture: 'https://pictures.example/two.svg' })
  form.close()
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ field: 'character_id', picture: undefined }))
})

it('is not there where the platform has none to choose from', async () => {
  form = await openForm(who, { call: async () => ({ ok: true, response: { items: [] } }) })
  const legend = await vi.waitFor(() => {
    const found = form.element.querySelector('legend')
    expect(found).not.toBeNull()
    return found
  })
  await vi.waitFor(() => expect(legend?.checkVisibility()).toBe(false))
})
