import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { StoryHostOptions } from '../storyHost.ts'
import { makeField, makeForm } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const asking = (options: StoryHostOptions) => {
  const { submit, ...artefact } = makeForm([makeField('town', 'input')])
  const confirm = {
    popup: 'burning-bonuses',
    data: { town: { from: '/data/town' } },
    when: {
      properties: { session: { properties: { has_bonus: { const: true } }, required: ['has_bonus'] } },
    },
  }
  return openForm({ ...artefact, submit: { ...submit, confirm } }, options)
}
const send = async () => {
  await userEvent.click(form.control('town'))
  await userEvent.keyboard('Riga{Enter}')
}
const withBonus = { session: { authenticated: true, uid: 1, has_bonus: true } }

test('asks before it sends, and sends after a yes', async () => {
  form = await asking({ facts: withBonus })
  await send()
  await vi.waitFor(() => expect(form.host.calls).toHaveLength(1))
  expect(form.host.asked).toEqual([{ popup: 'burning-bonuses', data: { town: 'Riga' } }])
})

test('keeps what was typed and sends nothing after a no', async () => {
  form = await asking({ facts: withBonus, confirms: false })
  await send()
  await vi.waitFor(() => expect(form.host.asked).toHaveLength(1))
  expect(form.host.calls).toEqual([])
  expect((form.control('town') as HTMLInputElement).value).toBe('Riga')
  // It can be sent again.
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(form.host.asked).toHaveLength(2))
})

test('asks nothing where the condition does not hold', async () => {
  form = await asking({})
  await send()
  await vi.waitFor(() => expect(form.host.calls).toHaveLength(1))
  expect(form.host.asked).toEqual([])
})
