import '@mantine/core/styles.layer.css'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Json, JsonObject } from '../definition/identity.ts'
import { leastBlock } from '../pages/leastNode.ts'
import type { Site } from '../stores/createSite.ts'
import { grammarForm } from './grammarForm.ts'
import { SpecialEditor } from './SpecialEditor.tsx'
import { openEditor } from './testing/openEditor.tsx'

const picture = { kind: 'media', width: 1200, height: 800 }
const held: Record<string, JsonObject> = {
  'media/sea': picture,
  'media/cut': { ...picture, crop: { x: 10, y: 10, width: 300, height: 100 } },
}
const site = {
  keys: () => Object.keys(held),
  definition: (key: string) => held[key],
  pictures: () => Object.keys(held).map((key) => `/${key}`),
} as unknown as Site

let close: () => void
afterEach(() => close())

function show(first: Json) {
  const [special] = grammarForm('nodes/image.json', first, {
    unset: '',
    apply: '',
    lines: '',
  }).specials.filter(({ editor }) => editor === 'picture')
  if (!special) throw new Error('an image has no picture')
  const given = { Editor: () => null, special, edition: '', fields: [] }
  const opened = openEditor(site, first, (value, change) => (
    <SpecialEditor {...given} value={value} change={change} />
  ))
  close = opened.close
  return opened.changed
}

it('takes a picture of the library with its size, or that of the part of it that is shown', async () => {
  const begun = leastBlock('image', { textKey: () => 'a.b', namesOf: () => [] })
  expect(begun).toMatchObject({ width: 480, height: 320 })
  const changed = show(begun)
  const address = page.getByRole('combobox', { name: 'Picture URL' })
  await userEvent.fill(address, '/media/sea')
  await vi.waitFor(() =>
    expect(changed).toHaveBeenLastCalledWith({ ...begun, src: '/media/sea', width: 1200, height: 800 }),
  )
  await userEvent.fill(address, '/media/cut')
  await vi.waitFor(() =>
    expect(changed).toHaveBeenLastCalledWith({ ...begun, src: '/media/cut', width: 300, height: 100 }),
  )
})
