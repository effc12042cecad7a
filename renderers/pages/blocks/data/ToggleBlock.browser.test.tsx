import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import { settle } from '../../../testing/settle.ts'
import { openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => {
  page.close()
  vi.restoreAllMocks()
})

describe('a toggle', () => {
  const toggle: Block = {
    type: 'toggle',
    props: {
      label: 'story.label',
      help: 'story.more',
      checked: { from: '/session/two_factor_auth' },
      on: [{ do: 'call', operation: 'account.changeTwoFactorAuth', body: { two_factor_auth: '1' } }],
      off: [{ do: 'call', operation: 'account.changeTwoFactorAuth', body: { two_factor_auth: '0' } }],
    },
  }
  const isOn = () => page.find('[role=switch]').getAttribute('aria-checked')

  it('is a switch that its label names and works', async () => {
    page = await openDataBlock(toggle)
    const control = page.find('[role=switch]')
    expect(document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('18+')
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Read more',
    )
    await userEvent.click(page.find('label'))
    expect(page.host.runs).toHaveLength(1)
    control.focus()
    await userEvent.keyboard(' ')
    expect(page.host.runs).toHaveLength(2)
  })

  it('shows the wish while its actions run, once at a time, and then what is', async () => {
    page = await openDataBlock(toggle)
    let finish = () => {}
    const run = vi.spyOn(page.host, 'run').mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    expect(isOn()).toBe('false')
    await userEvent.click(page.find('[role=switch]'))
    await userEvent.click(page.find('[role=switch]'))
    expect(run).toHaveBeenCalledTimes(1)
    expect(run.mock.calls[0]?.[0]).toEqual(toggle.props && (toggle.props as { on: unknown }).on)
    expect(isOn()).toBe('true')
    expect(page.find('[role=switch]').getAttribute('aria-busy')).toBe('true')
    finish()
    await settle()
    // The call was refused, so that nothing is otherwise.
    expect(isOn()).toBe('false')
    page.host.setFacts({ session: { authenticated: true, two_factor_auth: true } })
    await settle()
    expect(isOn()).toBe('true')
  })

  it('has a place for the finger of 44 px', async () => {
    page = await openDataBlock(toggle)
    const { width, height } = page.find('[role=switch]').getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
})
