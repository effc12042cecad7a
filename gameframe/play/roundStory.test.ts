import { expect, test } from 'vitest'
import type { Round } from '../boot/FrameState.ts'
import { createTranslate } from '../messages/createTranslate.ts'
import { createMoney } from '../money/createMoney.ts'
import { pacing } from './pacing.ts'
import { roundStory } from './roundStory.ts'

const t = await createTranslate('en')
const money = createMoney('en', 'EUR', 2)
const strict = pacing({ least_round_ms: 0, autoplay: true, turbo: true, celebrate_returns: false })
const round = (win: string, campaign?: string): Round => ({
  id: 'r',
  nonce: 0,
  state: 'over',
  choice: {},
  moves: [],
  outcome: { stake: '100', win, isOver: true },
  ...(campaign && { campaign }),
})

test('a return up to the stake is told as what it is', () => {
  const tell = (win: string, pace = strict) => roundStory(round(win), { t, money, pace })
  expect(tell('100')).toEqual({ text: 'Returned €1.00 of €1.00', isWin: false })
  expect(tell('101')).toEqual({ text: 'You win €1.01', isWin: true })
  const loud = pacing({ least_round_ms: 0, autoplay: true, turbo: true, celebrate_returns: true })
  expect(tell('60', loud)).toEqual({ text: 'Returned €0.60 of €1.00', isWin: true })
  expect(tell('40')).toEqual({ text: 'Returned €0.40 of €1.00', isWin: false })
  expect(tell('250')).toEqual({ text: 'You win €2.50', isWin: true })
  expect(tell('0')).toEqual({ text: 'No win this time', isWin: false })
})
test('all that a free round brings is won, as nothing was staked', () => {
  expect(roundStory(round('40', 'c'), { t, money, pace: strict }).isWin).toBe(true)
})
