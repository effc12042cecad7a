import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playRound } from '#games/engines/engines.ts'
import type { RoundRecord } from '#games/engines/verifyRound.ts'
import { createDraw } from '#games/fairness/createDraw.ts'
import { scheme } from '#games/fairness/scheme.ts'
import { commitment } from '#games/fairness/seeds.ts'
import type { CallResult } from '#renderers/host.ts'
import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import words from '../../../schemas/site/messages/en/fairness.json' with { type: 'json' }
import { loadFeature } from '../loadFeature.ts'

let opened: Awaited<ReturnType<typeof openDataBlock>> | undefined
beforeEach(async () => void (await loadFeature('verify-round')))
afterEach(() => {
  opened?.close()
  opened = undefined
})

const seeds = { server: 'ab'.repeat(32), client: 'my-own-seed', nonce: 7 }
const mathematics: RoundRecord['mathematics'] = {
  kind: 'dice',
  config: { returned: 9_900, chances: { least: 200, most: 9_800 } },
}
const choice = { stake: '100', side: 'over', target: 5000 }

/** A round of dice. */
function record(): RoundRecord & { id: string } {
  const outcome = playRound(mathematics, createDraw(seeds), choice, [])
  return {
    ...{ id: 'r-1', scheme, mathematics, seeds, commitment: commitment(seeds.server) },
    ...{ choice, moves: [], outcome },
  }
}

async function open(answer?: object, props = {}) {
  const block = await openDataBlock({ type: 'verify-round', props }, {
    feature: loadFeature,
    words: words.messages,
    facts: { session: { authenticated: true, uid: 5 } },
    call: async (): Promise<CallResult> => ({ ok: true, response: answer }),
  } as Parameters<typeof openDataBlock>[1])
  opened = block
  const { element } = block
  const type = (name: string, text: string) => {
    const field = element.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id$="-${name}"]`)
    if (!field) throw new Error(`there is no field ${name}`)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const verify = () => element.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  const text = () => element.textContent ?? ''
  return { ...block, type, verify, text }
}

const told = (one: object, win: string) => ({
  round: { win: { amount: win, currency: 'EUR' } },
  record_state: 'told',
  record: one,
})
const asMoney = (units: string) =>
  `${units.padStart(3, '0').slice(0, -2)}.${units.padStart(3, '0').slice(-2)}`

describe('verifying a round', () => {
  it('opens a round of the player, step by step, up to what was paid', async () => {
    const one = record()
    const { text, element } = await open(told(one, asMoney(one.outcome.win)), { round: '17' })
    await vi.waitFor(() => expect(text()).toContain('Round verified'))
    expect(element.querySelectorAll('ol > li')).toHaveLength(5)
    expect(text()).toContain('my-own-seed:7:0')
    expect(text()).toContain(one.commitment)
    expect(element.querySelectorAll('[data-right=true]')).toHaveLength(3)
    expect(element.querySelectorAll('[data-right=false]')).toHaveLength(0)
  })

  it('says why a round cannot be opened whose seed is still in use, and opens it by the seed that is told later', async () => {
    const { server, ...rest } = seeds
    const { text, type, verify } = await open(told({ ...record(), seeds: rest }, '0.00'), { round: '17' })
    await vi.waitFor(() => expect(text()).toContain('still in use'))
    expect(text()).not.toContain('Round verified')
    type('server', server)
    verify()
    await vi.waitFor(() => expect(text()).toContain('Round verified'))
  })

  it('finds a seed that was exchanged, an outcome that was changed, and a sum that was not paid', async () => {
    const one = record()
    const { text, type, verify, element } = await open()
    const wrong = () => element.querySelectorAll('[data-right=false]').length
    type('record', JSON.stringify({ ...one, commitment: commitment('another') }))
    verify()
    await vi.waitFor(() => expect(text()).toContain('do not match'))
    expect(wrong()).toBe(1)
    type('record', JSON.stringify({ ...one, outcome: { ...one.outcome, win: '999999' } }))
    verify()
    await vi.waitFor(() => expect(text()).toContain('999999'))
    expect(wrong()).toBe(1)
    opened?.close()
    const paid = await open(told(one, '77.77'), { round: '17' })
    await vi.waitFor(() => expect(paid.text()).toContain('77.77'))
    expect(paid.element.querySelectorAll('[data-right=false]')).toHaveLength(1)
  })

  it('draws by pasted seeds alone, and says what is wrong with what makes no sense', async () => {
    const { text, type, verify } = await open()
    type('record', '{"half')
    verify()
    await vi.waitFor(() => expect(text()).toContain('not valid round data'))
    type('record', '')
    verify()
    await vi.waitFor(() => expect(text()).toContain('Enter a server seed'))
    type('server', 'serverseed')
    type('client', 'clientseed')
    type('nonce', '0')
    verify()
    await vi.waitFor(() => expect(text()).toContain('Random bytes from these seeds'))
    expect(text()).toContain('b96d956865b11de8721dfaee33bf01260aaf5d4b45089c0784225f8691ede7e9')
    type('record', JSON.stringify({ ...record(), mathematics: { kind: 'nothing', config: {} } }))
    verify()
    await vi.waitFor(() => expect(text()).toContain('This round cannot be verified'))
  })
})
