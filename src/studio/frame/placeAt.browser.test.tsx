import { ref } from 'valtio/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import type { Artefact, MenuArtefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../../testing/openApp.tsx'
import type { Picked } from '../preview/previewMessages.ts'
import { pickPlaces } from './pickPlaces.ts'
import { createPlaces, pickedAt } from './placeAt.ts'
import { appOf } from './readFibers.ts'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => opened.close())

it('finds the app that draws a page, by what React keeps at its elements', async () => {
  opened = await openApp('/')
  expect(appOf(opened.element)).toBe(opened.app)
  expect(appOf(document.createElement('div'))).toBeUndefined()
})

it('says of what a block was drawn, and which text it says', async () => {
  opened = await openApp('/')
  const places = createPlaces(opened.app)
  const heading = opened.find('main h1')
  await vi.waitFor(() =>
    expect(pickedAt(places, heading)).toMatchObject({ artefact: 'page/home', texts: ['test.home'] }),
  )
  const { pointer } = pickedAt(places, heading) as Picked
  expect(pointer).toMatch(/^\/blocks\/0(\/props)?$/)
})

it('says which text an entry of a menu says', async () => {
  opened = await openApp('/')
  const places = createPlaces(opened.app)
  const { state } = opened.app.stores.content
  const header = state.artefacts['menu/header'] as MenuArtefact
  const items = [{ label: 'test.open', link: { route: 'index' } }]
  const artefacts: Record<string, Artefact> = { ...state.artefacts, 'menu/header': { ...header, items } }
  state.artefacts = ref(artefacts)
  opened.app.stores.content.seen.changes += 1
  await vi.waitFor(() => {
    const entries = [...document.querySelectorAll('a')]
    expect(entries.flatMap((entry) => pickedAt(places, entry) ?? [])).toContainEqual({
      artefact: 'menu/header',
      pointer: expect.stringMatching(/^\/items\/0/),
      texts: ['test.open'],
    })
  })
})

it('follows another release', async () => {
  opened = await openApp('/')
  const places = createPlaces(opened.app)
  const { state } = opened.app.stores.content
  const before = places.placeAt(opened.find('main h1'))
  state.artefacts = ref(structuredClone({ ...state.artefacts }))
  opened.app.stores.content.seen.changes += 1
  await vi.waitFor(() => {
    const after = places.placeAt(opened.find('main h1'))
    expect(after).toMatchObject({ artefact: before?.artefact, pointer: before?.pointer })
    expect(after?.of).not.toBe(before?.of)
  })
})

it('picks instead of pressing while it is on, and outlines what it would pick', async () => {
  opened = await openApp('/')
  const picked = vi.fn()
  const turn = pickPlaces(opened.app, picked)
  const pressed = vi.fn()
  const link = opened.find('header a')
  link.addEventListener('click', (event) => {
    event.preventDefault()
    pressed()
  })
  link.click()
  expect([picked.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 1])
  turn(true)
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  expect(document.querySelector<HTMLElement>('body > [aria-hidden=true]')?.style.outline).toContain('2px')
  link.click()
  expect([picked.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 1])
  turn(false)
  link.click()
  expect([picked.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 2])
})
