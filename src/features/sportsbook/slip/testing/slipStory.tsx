import type { StoryObj } from '@storybook/react-vite'
import { createStoryHost, type StoryHostOptions } from '#renderers/storyHost.ts'
import { SLIP_KEY } from '../createSlip.ts'
import { SlipDock } from '../SlipDock.tsx'
import type { SlipProps } from '../SlipProps.ts'
import { emptySlip, type SlipState } from '../SlipState.ts'
import { fakeBook } from './fakeBook.ts'
import { pick } from './picks.ts'

type Words = { locale: string; messages: Record<string, string> }

/** The words of the starter site, as stories and tests take them. */
const files = Object.values(
  import.meta.glob<Words>('../../../../../schemas/site/messages/{en,ar}/{slip,bets,balance}.json', {
    eager: true,
    import: 'default',
  }),
)
const wordsIn = (locale: string) =>
  Object.assign({}, ...files.filter((one) => one.locale === locale).map(({ messages }) => messages))
export const slipWords: Record<string, Record<string, string>> = { en: wordsIn('en'), ar: wordsIn('ar') }

export const slipProps: SlipProps = {
  quickStakes: { EUR: ['5', '10', '25'] },
  stranger: [{ do: 'open', popup: 'authorization' }],
  deposit: [{ do: 'open', popup: 'deposit' }],
  rules: { route: 'rules' },
}

const money = (amount: string) => ({ amount, currency: 'EUR' })
export const bettor = {
  session: { authenticated: true, uid: 7 },
  balance: { main: money('100.00'), betting_bonus: money('5.00') },
}

export const phone = {
  device: { kind: 'mobile', breakpoint: 'mobile', minWidth: 0, platform: 'default', framed: false },
} as const

/** So many selections of events of their own. */
export const picks = (count: number) => Array.from({ length: count }, (_, at) => pick(at + 1))

/** A dock whose slip the browser has kept, over a platform that is made up. */
export function slipDock(state: Partial<SlipState>, options: StoryHostOptions = {}, book = fakeBook()) {
  localStorage.setItem(SLIP_KEY, JSON.stringify({ ...emptySlip, ...state }))
  const host = createStoryHost({ call: book.call, words: slipWords, ...options })
  const dock = <SlipDock host={host} props={slipProps} scope={undefined} bets={<p>My bets</p>} />
  return { host, book, dock }
}

export const slipStory = (
  state: Partial<SlipState>,
  options: StoryHostOptions = {},
  change?: (book: ReturnType<typeof fakeBook>) => void,
): StoryObj => ({
  render: () => {
    const book = fakeBook()
    change?.(book)
    return (
      <div className="story" style={{ maxInlineSize: 360 }}>
        {slipDock(state, options, book).dock}
      </div>
    )
  },
})
