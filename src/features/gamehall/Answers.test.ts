import { expect, it, vi } from 'vitest'
import type { Host } from '#renderers/host.ts'
import { answersOf } from './Answers.ts'

// How old the document is depends on how long the tests have been running.
vi.mock('#renderers/pages/isNewDocument.ts', () => ({ isNewDocument: () => true }))

function hostOf(call: Host['call']) {
  return { call, locale: () => 'en', facts: () => ({ session: { uid: 0 } }) } as unknown as Host
}

it('asks once for what several parts want at the same time, and again for each that wants it later', async () => {
  const call = vi.fn<Host['call']>(async () => ({ ok: true, response: {} }))
  const answers = answersOf(hostOf(call))
  await Promise.all([1, 2, 3].map(() => answers.ask('jackpots.get', { count: 1 })))
  expect(call).toHaveBeenCalledTimes(1)
  await Promise.all([answers.ask('jackpots.get', { count: 1 }), answers.ask('jackpots.get', { count: 2 })])
  expect(call).toHaveBeenCalledTimes(3)
})

it('asks again while an answer is under way: it may be of before what has changed', async () => {
  let answer: (response: unknown) => void = () => {}
  const call = vi.fn<Host['call']>(
    () => new Promise((done) => (answer = (response) => done({ ok: true, response }))),
  )
  const answers = answersOf(hostOf(call))
  const first = answers.ask('jackpots.get', {})
  await Promise.resolve()
  const second = answers.ask('jackpots.get', {})
  expect(call).toHaveBeenCalledTimes(2)
  answer('now')
  await second
  expect(answers.view(answers.keyOf('jackpots.get', {})).response).toBe('now')
  void first
})

it('takes what the document holds as answered, and asks for nothing else', async () => {
  const call = vi.fn<Host['call']>(async () => ({ ok: true, response: 'asked' }))
  const answered = vi.fn((operation: string) => (operation === 'games.get' ? 'held' : undefined))
  const answers = answersOf({ ...hostOf(call), answered })
  const look = (operation: string) => answers.look(answers.keyOf(operation, {}), operation, {}).response
  expect([look('games.get'), look('games.getProviders')]).toEqual(['held', undefined])
  answers.want('games.get', {})
  expect(call).not.toHaveBeenCalled()
  answers.want('games.getProviders', {})
  expect(call).toHaveBeenCalledTimes(1)
  await answers.ask('games.get', {})
  expect(look('games.get')).toBe('asked')
})
