import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import { compilePage } from '#schemas/compiler/compilePage.ts'
import { codeLifetime } from '../../server/platform/codes/codeLimits.ts'
import { starterDefinitions } from '../testing/starterDefinitions.ts'
import { loadDataBlocks } from './loadDataBlocks.ts'
import { openBlocks } from './testing/openBlocks.tsx'

// What the starter site tells new players above its pages.

beforeAll(loadDataBlocks)

let opened: Awaited<ReturnType<typeof openBlocks>>
afterEach(() => opened.close())

const contact = 'anna@example.com'
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

async function open(
  login: { is_confirmed: boolean; code_sent_at?: string },
  more: Record<string, Record<string, unknown>> = {},
) {
  const page = starterDefinitions('page').find(({ id }) => id === 'system/hints')
  const blocks: Block[] = page ? compilePage(page, undefined).blocks : []
  opened = await openBlocks(blocks, {
    facts: {
      route: { name: 'gamehall', path: '/gamehall', params: {} },
      ...more,
      session: {
        authenticated: true,
        uid: 7,
        reg_time: ago(60),
        has_deposits: false,
        login_contact: { type: 'email', contact, ...login },
        ...more.session,
      },
    },
  })
  const buttons = [...opened.element.querySelectorAll('button, a')]
  return {
    notices: opened.element.querySelectorAll('[role=note]').length,
    buttons: buttons.map(({ textContent }) => textContent),
    press: (label: string) =>
      buttons
        .find(({ textContent }) => textContent === label)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  }
}

/** Texts are shown by the last word of their key. */
const send = 'send'
const enter = 'enter'
const later = 'later'

it('is one notice at a time: the contact before the deposit', async () => {
  expect(await open({ is_confirmed: false })).toMatchObject({ notices: 1, buttons: [send, later] })
  opened.close()
  expect(await open({ is_confirmed: true })).toMatchObject({ notices: 1, buttons: ['deposit', later] })
})

it('leads to the field for a code as long as it is good, wherever the player is', async () => {
  const { notices, buttons, press } = await open({ is_confirmed: false, code_sent_at: ago(codeLifetime - 5) })
  expect({ notices, buttons }).toEqual({ notices: 1, buttons: [enter, later] })
  press(enter)
  expect(opened.host.runs.map(({ actions }) => actions)).toEqual([
    [expect.objectContaining({ do: 'open', popup: 'confirm-contact' })],
  ])
  opened.close()
  expect((await open({ is_confirmed: false, code_sent_at: ago(codeLifetime + 1) })).notices).toBe(0)
  opened.close()
  const atDeposit = { route: { name: 'cashier.deposit-index', path: '/cashier/deposit', params: {} } }
  expect((await open({ is_confirmed: false, code_sent_at: ago(1) }, atDeposit)).buttons).toContain(enter)
})

it('is put away for good by its player', async () => {
  const { press } = await open({ is_confirmed: false })
  press(later)
  expect(opened.host.runs.map(({ actions }) => actions)).toEqual([
    [{ do: 'store', key: 'hint_closed', value: '1' }],
  ])
  opened.close()
  for (const is_confirmed of [true, false]) {
    expect((await open({ is_confirmed }, { stored: { hint_closed: '1' } })).notices).toBe(0)
    opened.close()
  }
})

it.each([
  { name: 'profile.responsible-game', path: '/profile/responsible-game', params: {} },
  { name: 'page-slug', path: '/responsible-gaming', params: { slug: 'responsible-gaming' } },
])('is not said above limits and self-exclusion: $path', async (route) => {
  expect((await open({ is_confirmed: true }, { route })).notices).toBe(0)
  opened.close()
  expect((await open({ is_confirmed: false, code_sent_at: ago(1) }, { route })).notices).toBe(0)
})

it('asks nobody for a deposit who excluded themselves', async () => {
  expect((await open({ is_confirmed: true }, { session: { is_self_excluded: true } })).notices).toBe(0)
})
