import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeSlip, openSlip as open } from './testing/openSlip.tsx'
import { bettor, phone, picks } from './testing/slipStory.tsx'

afterEach(closeSlip)

describe('bet slip on a phone', () => {
  const facts = { ...bettor, ...phone }

  it('complaint 10: is found by its count and return, and opens with what is on it', async () => {
    const { element, button, shows } = open({ selections: picks(2), stakes: { multiple: '10' } }, { facts })
    await shows('€36.48')
    expect(button('Bet slip').textContent).toMatch(/^2Bet slip/)
    button('Bet slip').click()
    await vi.waitFor(() => expect(element.querySelector('dialog[open]')?.textContent).toContain('Home 2'))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(element.querySelector('dialog[open]')).toBeNull())
    expect(document.activeElement).toBe(button('Bet slip'))
  })

  it('leaves a third of a small phone at least to what is on it', async () => {
    const { innerWidth: width, innerHeight: height } = window
    await page.viewport(360, 740)
    const { element, button } = open({ selections: picks(2), stakes: { multiple: '10' } }, { facts })
    await vi.waitFor(() => button('Bet slip').click())
    await vi.waitFor(() =>
      expect(element.querySelector('dialog[open] :has(> ul)')?.clientHeight).toBeGreaterThan(740 / 3),
    )
    await page.viewport(width, height)
  })

  it('is closed by the way back, and by what opens above the page', async () => {
    const { element, button, host } = open({ selections: picks(1) }, { facts })
    await vi.waitFor(() => button('Bet slip').click())
    await vi.waitFor(() => expect(element.querySelector('dialog[open]')).toBeTruthy())
    history.back()
    await vi.waitFor(() => expect(element.querySelector('dialog[open]')).toBeNull())
    button('Bet slip').click()
    await vi.waitFor(() => expect(element.querySelector('dialog[open]')).toBeTruthy())
    host.setCovered(true)
    await vi.waitFor(() => expect(element.querySelector('dialog[open]')).toBeNull())
  })
})

it.each([
  ['singles', { selections: picks(2), kind: 'single' }, {}],
  ['a system', { selections: picks(4), kind: 'system', stakes: { system: '0' } }, {}],
  ['in Arabic', { selections: picks(2), stakes: { multiple: '5' } }, { locale: 'ar' }],
] as const)('axe finds nothing wrong with %s', async (_, state, options) => {
  const { element } = open(state, { facts: bettor, ...options })
  await vi.waitFor(() => expect(element.querySelector('li')).toBeTruthy())
  const { violations } = await axe.run(element)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
