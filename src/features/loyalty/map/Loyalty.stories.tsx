import type { Meta } from '@storybook/react-vite'
import { fakeStanding } from './testing/fakeStanding.ts'
import { mapStory } from './testing/mapStory.tsx'

const meta: Meta = { title: 'Features/Loyalty map' }
export default meta

export const Stranger = mapStory(fakeStanding())
export const Begun = mapStory(fakeStanding({ at: 0, levelPoints: 120 }))
export const HalfWay = mapStory({
  ...fakeStanding({ at: 2, levelPoints: 3900 }),
  keep_until: '2027-01-31',
})
export const Falling = mapStory({
  ...fakeStanding({ at: 3, levelPoints: 700 }),
  will_fall: { name: 'Fjord', at: '2027-01-31' },
})
export const Top = mapStory(fakeStanding({ at: 5, levelPoints: 90_000 }))
