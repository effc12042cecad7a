import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Field, FieldType } from '#generated/grammar/types.ts'
import { StoryForm } from '#renderers/forms/testing/fieldStory.tsx'
import { makeForm, makeRequired } from '#renderers/forms/testing/makeForm.ts'
import { widgetSamples } from '#renderers/forms/testing/widgetSamples.ts'
import { settle } from '#renderers/testing/settle.ts'
import { unsetVariables } from '#renderers/testing/unsetVariables.ts'
import '#renderers/pages/testing/storyTheme.css'
import { controlBlocks } from './controlBlocks.tsx'
import { compare, draw, prepare } from './drawing.tsx'

/** A tick, a dot or a line: what may not be lost is hardly more. */
const most = 100

const formOf = (...fields: Field[]) => <StoryForm form={makeForm(fields)} options={{ locale: 'en' }} />

/** A field as it opens, with what a player entered, and required, empty and sent. */
function statesOf(type: FieldType): Record<string, ReactNode> {
  const { field, beside = [], sent } = widgetSamples[type]
  const entered = typeof sent === 'string' || typeof sent === 'boolean' ? { ...field, initial: sent } : field
  return {
    empty: formOf(...beside, field),
    entered: formOf(...beside, entered),
    wrong: formOf(...beside, makeRequired(field)),
    // Two or three stand side by side once one is chosen.
    ...(type === 'radio' && { chosen: formOf(manyOf(field)) }),
  }
}

function manyOf(field: Field): Field {
  const select = ['1', '2', '3', '4'].map((value) => ({ value, label: `story.${value}` }))
  return { ...field, attributes: { ...field.attributes, options: { select } }, initial: '2' }
}

const drawings: Record<string, Record<string, ReactNode>> = {
  ...Object.fromEntries((Object.keys(widgetSamples) as FieldType[]).map((type) => [type, statesOf(type)])),
  ...Object.fromEntries(Object.entries(controlBlocks).map(([name, block]) => [name, { block }])),
}

beforeAll(prepare)
afterEach(() => clear())
afterAll(() => {
  vi.useRealTimers()
})

let clear = () => {}
const looks = Object.keys(drawings).flatMap((name) => [
  { name, scheme: 'dark' as const },
  { name, scheme: 'light' as const },
])
test.each(looks)('$name looks as it did in every state, $scheme', async ({ name, scheme }) => {
  const drawn = await draw({ scheme, dir: 'ltr', nodes: drawings[name] ?? {} })
  clear = drawn.clear
  const wrong = drawn.element.querySelectorAll('form')[2]
  wrong?.requestSubmit()
  // What is wrong gets the focus, whenever that is: then it is said too.
  if (wrong) await vi.waitFor(() => expect(wrong.contains(document.activeElement)).toBe(true), 10_000)
  await settle(300)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  expect(unsetVariables()).toEqual([])
  await compare(drawn.element, `controls-${name}-${scheme}`, most)
})

const opened = [
  { name: 'calendar', type: 'date', press: 'button[aria-expanded]', shown: '[role="dialog"]' },
  { name: 'list', type: 'country_code', press: 'input', shown: '[role="listbox"]' },
] as const
test.each(opened.flatMap((one) => (['dark', 'light'] as const).map((scheme) => ({ ...one, scheme }))))(
  '$name looks as it did, open, $scheme',
  async ({ name, type, press, shown, scheme }) => {
    const { field, sent } = widgetSamples[type]
    const entered = formOf({ ...field, initial: String(sent) })
    const drawn = await draw({ scheme, dir: 'ltr', nodes: { entered } })
    clear = drawn.clear
    await vi.waitFor(() => drawn.element.querySelector<HTMLElement>(`form ${press}`)?.click())
    await vi.waitFor(() => expect(document.querySelector(shown)).not.toBeNull())
    await settle(300)
    expect(unsetVariables()).toEqual([])
    const box = document.querySelector(shown)
    if (box) await compare(box, `controls-${name}-${scheme}`, most)
  },
)
