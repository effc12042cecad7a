import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import type { StoryHostOptions } from '../../../storyHost.ts'
import { loadDataBlocks } from '../../loadDataBlocks.ts'
import { openBlocks } from '../../testing/openBlocks.tsx'
import { storyForm } from '../../testing/storyForm.ts'

let page: Awaited<ReturnType<typeof openBlocks>>
afterEach(() => page.close())

const part = (title: string, form: string, more: object = {}): Block => ({
  type: 'editable',
  props: { title, change: 'story.change', cancel: 'story.cancel', unsaved: 'story.unsaved', ...more },
  slots: {
    default: [{ type: 'text', props: { text: 'story.text' } }],
    editing: [{ type: 'form', props: { form, hideTitle: true } }],
  },
})

/** Two parts, each with a form of one field that closes its part once it is saved. */
async function openTwo(more: object = {}, options: StoryHostOptions = {}) {
  await loadDataBlocks()
  const named = (id: string) => ({ ...storyForm, id, after: [{ do: 'close' as const }] })
  return openBlocks([part('story.deposits', 'first'), part('story.withdrawals', 'second', more)], {
    ...options,
    artefacts: { 'form/first': named('first'), 'form/second': named('second') },
  })
}

const parts = () => [...page.element.querySelectorAll('section')]
const button = (at: number) => parts()[at]?.querySelector('header button') as HTMLButtonElement
const open = () => parts().map((one) => one.hasAttribute('data-open'))
const input = (at: number) => parts()[at]?.querySelector('input') ?? undefined
const field = async (at: number) => {
  await expect.poll(() => input(at)?.checkVisibility() ?? false).toBe(true)
  return input(at) as HTMLInputElement
}

describe('an editable part', () => {
  it('shows what is until its button, named by its heading, puts the form in its place', async () => {
    page = await openTwo()
    expect(parts()[0]?.querySelector('form')).toBeNull()
    expect(parts()[0]?.textContent).toContain('Clear rules')
    await expect.element(button(0)).toHaveAccessibleName('Change Deposits')
    await userEvent.click(button(0))
    await field(0)
    expect(parts()[0]?.textContent).not.toContain('Clear rules')
    await expect.element(button(0)).toHaveAccessibleName('Cancel Deposits')
    expect(button(0).ariaExpanded).toBe('true')
  })

  it('is closed by another that opens, keeps what was typed, says so, and has it again', async () => {
    page = await openTwo()
    await userEvent.click(button(0))
    await userEvent.fill(await field(0), 'anna')
    await userEvent.click(button(1))
    await expect.poll(open).toEqual([false, true])
    expect(parts()[0]?.textContent).toContain('Not saved yet')
    expect(input(0)?.checkVisibility()).toBe(false)
    await userEvent.click(button(0))
    expect(open()).toEqual([true, false])
    expect((await field(0)).value).toBe('anna')
    expect(parts()[1]?.textContent).not.toContain('Not saved yet')
    expect(parts()[1]?.querySelector('form')).toBeNull()
  })

  it('forgets what was typed when its own button closes it', async () => {
    page = await openTwo()
    await userEvent.click(button(0))
    await userEvent.fill(await field(0), 'anna')
    await userEvent.click(button(0))
    expect(open()).toEqual([false, false])
    await userEvent.click(button(0))
    expect((await field(0)).value).toBe('')
  })

  it('closes once the form is saved, and gives the focus back to its button', async () => {
    page = await openTwo()
    await userEvent.click(button(0))
    await userEvent.fill(await field(0), 'anna')
    await userEvent.keyboard('{Enter}')
    await expect.poll(open).toEqual([false, false])
    expect(document.activeElement).toBe(button(0))
  })

  it('stays open with what the platform says of its fields', async () => {
    const error = { type: 'X', message: '', invalidParameters: { login: [{ code: 'email' }] } }
    page = await openTwo({}, { call: async () => ({ ok: false, error }) })
    await userEvent.click(button(0))
    await userEvent.fill(await field(0), 'anna')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => input(0)?.getAttribute('aria-invalid')).toBe('true')
    expect(open()).toEqual([true, false])
    expect(input(0)?.value).toBe('anna')
  })

  it('is open from the beginning where its condition holds', async () => {
    page = await openTwo({ openWhen: { '/site/locale': 'en' } })
    await expect.poll(open).toEqual([false, true])
  })
})
