import { expect, it } from 'vitest'
import { openDataBlock } from '../../testing/openBlocks.tsx'

/** Conditions as the compiler makes them. */
const sessionHas = (properties: object, required: string[]) => ({
  type: 'object',
  properties: { session: { type: 'object', properties, required } },
  required: ['session'],
})
const came = (status: string) => sessionHas({ times: { type: 'object', required: [status] } }, ['times'])
const isIn = (statuses: string[]) => sessionHas({ status: { enum: statuses } }, ['status'])

const steps = [
  { title: 'a.asked', text: 'a.when', reachedWhen: came('requested') },
  { title: 'a.sent', text: 'a.when', reachedWhen: came('sent'), visibleWhen: isIn(['requested', 'sent']) },
  {
    title: 'a.ended',
    reachedWhen: isIn(['declined']),
    visibleWhen: isIn(['declined']),
    tone: 'error',
  },
]
const opened = (item: object) =>
  openDataBlock(
    { type: 'timeline', props: { label: 'a.course', steps } },
    { facts: { session: { authenticated: true, ...item } } },
  )
const told = (element: Element) =>
  [...element.querySelectorAll('[role=listitem]')].map((one) => [
    one.textContent,
    one.getAttribute('aria-current') ?? '',
  ])

it('tells what was reached, what is to come, and which step holds now', async () => {
  const page = await opened({ status: 'requested', times: { requested: '2026-01-01' } })
  await expect.poll(() => page.element.querySelectorAll('[role=listitem]').length).toBe(2)
  expect(page.find('[role=list]').getAttribute('aria-label')).toBe('course')
  expect(told(page.element)).toEqual([
    ['askedwhen', 'step'],
    ['sent', ''],
  ])
  page.close()
})

it('ends where it ended, without the steps that will not come', async () => {
  const page = await opened({ status: 'declined', times: { requested: '2026-01-01' } })
  await expect
    .poll(() => told(page.element))
    .toEqual([
      ['askedwhen', ''],
      ['ended', 'step'],
    ])
  expect(page.find('[data-tone=error]')).toBeTruthy()
  page.close()
})
