import type { Meta, StoryObj } from '@storybook/react-vite'
import '#renderers/pages/testing/storyTheme.css'
import { createStoryHost } from '#renderers/storyHost.ts'
import { bookOf } from '../book/bookOf.ts'
import type { SportsEvent } from '../book/SportsBook.ts'
import { fakeEvent, fakeLine } from '../book/testing/fakeEvent.ts'
import { sportsWords } from '../testing/sportsWords.ts'
import { OddsButton } from './OddsButton.tsx'
import { FORMAT_KEY } from './useOddsFormat.ts'

const meta: Meta = { title: 'Features/Sportsbook/Odds button' }
export default meta

const names = (outcome: string) => ({ event: 'Riga – Cesis', market: '1x2', outcome })

/** @param told one event after another, as they are told */
function oddsStory(told: readonly Partial<SportsEvent>[], format = 'decimal'): StoryObj {
  return {
    render: () => {
      const host = createStoryHost({ words: sportsWords, facts: { stored: { [FORMAT_KEY]: format } } })
      for (const [version, { markets = [fakeLine('1')] }] of told.entries())
        bookOf(host).take([fakeEvent({ version, lines: markets })], 'all')
      return (
        <div className="story" style={{ display: 'grid', gap: 8, maxInlineSize: 360 }}>
          {['Riga', 'Draw', 'Cesis'].map((side, at) => (
            <OddsButton
              {...{ host, event: 'sr:match:1', line: '1', outcome: String(at + 1), sport: 1 }}
              key={side}
              names={names(side)}
              label={side}
            />
          ))}
        </div>
      )
    },
  }
}

export const Open = oddsStory([{}])
export const Moved = oddsStory([{}, { markets: [fakeLine('1', { 1: 22_000, 2: 33_000, 3: 36_000 })] }])
export const Suspended = oddsStory([{ markets: [{ ...fakeLine('1'), is_suspended: true, why: 'stopped' }] }])
export const Fractional = oddsStory([{}], 'fractional')
