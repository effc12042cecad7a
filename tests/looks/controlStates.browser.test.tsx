import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FieldType } from '#generated/grammar/types.ts'
import { StoryForm } from '#renderers/forms/testing/fieldStory.tsx'
import { makeField, makeForm } from '#renderers/forms/testing/makeForm.ts'
import { widgetSamples } from '#renderers/forms/testing/widgetSamples.ts'
import { settle } from '#renderers/testing/settle.ts'
import { unsetVariables } from '#renderers/testing/unsetVariables.ts'
import '#renderers/pages/testing/storyTheme.css'
import { controlBlocks } from './controlBlocks.tsx'
import { compare, draw, prepare } from './drawing.tsx'
import { forceStates } from './forceStates.ts'

/** The ring round one small control is hardly more. */
const most = 100

const everyField = (Object.keys(widgetSamples) as FieldType[]).flatMap((type) => {
  const { field, beside = [], sent } = widgetSamples[type]
  const entered = typeof sent === 'string' || typeof sent === 'boolean' ? { ...field, initial: sent } : field
  return [...beside, entered]
})
const labels = ['First', 'Second', 'Third'] as const
const stepOf = (label: string) => ({ id: label, title: `story.${label}`, fields: [label] })
const inSteps = makeForm(
  labels.map((label) => makeField(label, 'input', { initial: 'entered' })),
  { steps: [stepOf(labels[0]), stepOf(labels[1]), stepOf(labels[2])] },
)
const noOptions = makeField('country', 'select', { attributes: { options: { select: [] } } })
const never = () => new Promise<never>(() => {})

beforeAll(async () => {
  await prepare()
  await page.viewport(400, 1600)
})
afterEach(() => clear())
afterAll(() => {
  vi.useRealTimers()
})
let clear = () => {}

async function drawn(scheme: 'dark' | 'light', nodes: Record<string, ReactNode>): Promise<HTMLElement> {
  const one = await draw({ scheme, dir: 'ltr', nodes })
  clear = one.clear
  return one.element
}

const schemes = ['dark', 'light'] as const
const controls = 'input, select, textarea, button'
const forced = {
  // What is pointed at has the pointer within all that it stands in.
  pointed: { states: ['hover'], asked: `${controls}, label, :has(${controls})` },
  focused: { states: ['focus', 'focus-visible'], asked: controls },
}
test.each(
  schemes.flatMap((scheme) => Object.entries(forced).map(([name, how]) => ({ scheme, name, ...how }))),
)('every control is seen to be $name, $scheme', async ({ scheme, name, states, asked }) => {
  const element = await drawn(scheme, {
    form: <StoryForm form={makeForm(everyField)} options={{}} />,
    tabs: controlBlocks.tabs,
  })
  // Its focus is shown by the words beside it, which ask for the real one.
  const file = element.querySelector<HTMLInputElement>('[type="file"]')
  if (name === 'focused') file?.focus()
  await settle(300)
  const shown = element.querySelectorAll(controls)
  const before = picturesOf(shown)
  await forceStates(element.querySelectorAll(asked), states)
  await vi.waitFor(() => expect(picturesOf(shown)).not.toEqual(before))
  await settle(300)
  expect(unsetVariables()).toEqual([])
  await compare(element, `controls-${name}-${scheme}`, most)
})

test.each(schemes)('what is sent, and what cannot be chosen, is seen, %s', async (scheme) => {
  const element = await drawn(scheme, {
    steps: <StoryForm form={inSteps} options={{ call: never }} />,
    empty: <StoryForm form={makeForm([noOptions])} options={{}} />,
  })
  const form = element.querySelector('form')
  for (const label of labels) {
    await vi.waitFor(() => expect(element.querySelector('h2')?.textContent).toBe(label))
    form?.requestSubmit()
  }
  await vi.waitFor(() => expect(element.querySelector('[aria-disabled="true"]')).not.toBeNull())
  await settle(300)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  expect(unsetVariables()).toEqual([])
  await compare(element, `controls-sending-${scheme}`, most)
})

/** What is seen of a state: colours, lines and shadows of each. */
function picturesOf(elements: Iterable<Element>): string[] {
  return [...elements].map((element) => {
    const { backgroundColor, borderColor, outline, boxShadow, color } = getComputedStyle(element)
    return [backgroundColor, borderColor, outline, boxShadow, color].join()
  })
}
