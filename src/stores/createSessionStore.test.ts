import { snapshot } from 'valtio/vanilla'
import { expect, it } from 'vitest'
import { createSessionStore } from './createSessionStore.ts'

const euro = (amount: string) => ({ amount, currency: 'EUR' })
const anna = { uid: 7, login: 'anna', balance_main: euro('1.00') }

function open() {
  const session = createSessionStore({ authenticated: false, uid: 0 })
  session.set(anna)
  return session
}

it('changes the money alone when the balance comes', () => {
  const session = open()
  session.setBalances({ uid: 8, balance_main: euro('2.00'), name: 'x' })
  expect(snapshot(session.state).facts).toEqual({
    ...anna,
    authenticated: true,
    balance_main: euro('2.00'),
  })
})

it('keeps its facts where the money is as it was', () => {
  const session = open()
  const { facts } = snapshot(session.state)
  session.setBalances({ balance_main: euro('1.00') })
  expect(snapshot(session.state).facts).toBe(facts)
})

it('believes what was asked last, in whichever order the answers come', () => {
  const session = open()
  const [account, first, last] = [session.ask(), session.ask(), session.ask()]
  session.setBalances({ balance_main: euro('9.00') }, last)
  session.setBalances({ balance_main: euro('5.00') }, first)
  session.set({ ...anna, login: 'anna2', balance_main: euro('1.00') }, account)
  expect(session.state.facts).toMatchObject({ login: 'anna2', balance_main: euro('9.00') })
})

it('never shows the money of one player to another', () => {
  const session = open()
  const account = session.ask()
  session.setBalances({ balance_main: euro('9.00') })
  session.set({ uid: 8, balance_main: euro('0.00') }, account)
  expect(session.state.facts).toMatchObject({ uid: 8, balance_main: euro('0.00') })
  session.set(undefined)
  expect(session.state.facts).toEqual({ uid: 0, authenticated: false })
})

it('keeps the money as it is while a round is watched, but for what is asked with it', () => {
  const session = open()
  session.setBalances({ balance_main: euro('9.00') })
  const before = session.ask()
  session.watchRound('r')
  expect(session.unseen()).toBe('r')
  session.setBalances({ balance_main: euro('30.00') }, before)
  session.set({ ...anna, login: 'anna2', balance_main: euro('30.00') })
  expect(session.state.facts).toMatchObject({ login: 'anna2', balance_main: euro('9.00') })
  session.setBalances({ balance_main: euro('8.00') })
  expect(session.state.facts).toMatchObject({ balance_main: euro('8.00') })
  session.watchRound(undefined)
  session.set({ ...anna, balance_main: euro('30.00') })
  expect(session.state.facts).toMatchObject({ balance_main: euro('30.00') })
})
