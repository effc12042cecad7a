import type { Meta, StoryObj } from '@storybook/react-vite'
import '#renderers/pages/testing/storyTheme.css'
import { createStoryHost, type StoryHostOptions } from '#renderers/storyHost.ts'
import type { SportsEvent } from '../book/SportsBook.ts'
import { endedMatch, golfOutright, liveFootball, liveTennis } from '../testing/fakeMatches.ts'
import { sportsWords } from '../testing/sportsWords.ts'
import { EventPage } from './EventPage.tsx'

const meta: Meta = { title: 'Features/Sportsbook/Event' }
export default meta

const popular: [number, ...number[]] = [1, 10, 16, 18, 29, 41]

function eventStory(event: SportsEvent, options: StoryHostOptions = {}): StoryObj {
  return {
    render: () => {
      const call = async () => ({ ok: true as const, response: event })
      const host = createStoryHost({ call, words: sportsWords, ...options })
      return (
        <main className="story">
          <EventPage
            host={host}
            id={event.id}
            props={{ view: 'event', popular, notice: 'sportsbook.lag', stranger: [] }}
          />
        </main>
      )
    },
  }
}

export const Football = eventStory(liveFootball)
export const Tennis = eventStory(liveTennis)
export const Golf = eventStory(golfOutright)
export const Ended = eventStory(endedMatch)
export const Suspended = eventStory({
  ...liveFootball,
  markets: liveFootball.markets.map((one) => ({ ...one, is_suspended: true, why: 'silent' as const })),
})
export const Arabic = eventStory(liveFootball, { locale: 'ar' })
export const Loading = eventStory(liveFootball, { call: () => new Promise<never>(() => {}) })
export const Missing = eventStory(liveFootball, {
  call: async () => ({
    ok: false,
    error: {
      type: 'InvalidParameterException',
      message: '',
      invalidParameters: { id: [{ code: 'not_found' }] },
    },
  }),
})
