import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallContext } from './CallContext.ts'
import { createCall } from './createCall.ts'

const context: CallContext = { locale: () => 'en', isFramed: false, onFault: () => undefined }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a call whose answer does not come', () => {
  it('is given up as one that was not answered, and sent again with the same key', async () => {
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const keys: (string | null)[] = []
    const silent = (_url: string, { headers, signal }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key'))
      return new Promise<Response>((_answer, giveUp) => {
        if (signal?.aborted) giveUp(signal.reason)
        signal?.addEventListener('abort', () => giveUp(signal.reason))
      })
    }
    vi.stubGlobal('fetch', silent)
    const call = createCall(context)
    const first = call('cashier.makedeposit', { amount: '50' })
    patience.abort()
    expect(await first).toMatchObject({ ok: false, error: { type: 'NetworkError' } })
    await call('cashier.makedeposit', { amount: '50' })
    await call('cashier.makedeposit', { amount: '60' })
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is waited for where a file is sent, however slow the line', async () => {
    const sent: RequestInit[] = []
    vi.stubGlobal('fetch', async (_url: string, options: RequestInit) => {
      sent.push(options)
      return Response.json({ response: {} })
    })
    const call = createCall(context)
    await call('verification.uploadDocument', { file: new File(['x'], 'x.png') })
    await call('account.saveProfileInfo', { first_name: 'Anna' })
    expect(sent.map(({ body, signal }) => [body instanceof FormData, signal instanceof AbortSignal])).toEqual(
      [
        [true, false],
        [false, true],
      ],
    )
  })
})

describe('an operation that says that it was done (product document, section 4: success responses)', () => {
  const answerOf = (operation: string, response: unknown) => {
    vi.stubGlobal('fetch', async () => Response.json({ response }))
    return createCall(context)(operation, {})
  }
  const documented = [
    'account.saveProfileInfo',
    'account.addcontact',
    'account.confirmContact',
    'account.changeSubscription',
    'tournaments.participate',
  ]

  it.each(documented)('%s has succeeded by 1 alone, whatever the status', async (operation) => {
    for (const done of [1, { value: 1 }, { value: 1, resend_time: 60 }])
      expect(await answerOf(operation, done)).toEqual({ ok: true, response: done })
    for (const other of [0, { value: 0 }, { value: 2 }, {}, null, false, '', []])
      expect(await answerOf(operation, other)).toMatchObject({
        ok: false,
        error: { type: 'UnknownErrorException', invalidParameters: {} },
      })
  })

  it('is none that answers something else', async () => {
    for (const [operation, response] of [
      ['games.launch', { url: '/play' }],
      ['campaigns.checkPromocode', { value: 'AURORA', is_valid: false }],
      ['account.getBalance', null],
      ['storage.get', { value: 0 }],
    ] as const)
      expect(await answerOf(operation, response)).toEqual({ ok: true, response })
  })
})
