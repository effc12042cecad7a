import type { Meta, StoryObj } from '@storybook/react-vite'
import '#renderers/pages/testing/storyTheme.css'
import { Crest } from './Crest.tsx'
import { SportMark } from './SportMark.tsx'

const meta: Meta = { title: 'Features/Sportsbook/Marks' }
export default meta

const sports = [1, 2, 3, 4, 5, 6, 9, 16, 20, 21, 22, 23, 31]
const clubs = ['Riverside United', 'Northgate', 'Harbour City', 'Old Mill', '1. FC Nord', 'فريق الشمال']
const people = ['Marsh, Ann', 'Lind, Bo']
const row = { display: 'flex', flexWrap: 'wrap', gap: 16 } as const

export const Sports: StoryObj = {
  render: () => (
    <div className="story" style={row}>
      {sports.map((sport) => (
        <SportMark key={sport} sport={sport} size="48px" />
      ))}
    </div>
  ),
}

export const Crests: StoryObj = {
  render: () => (
    <div className="story" style={row}>
      {[...clubs, ...people].flatMap((name) =>
        [1, 2, 3].map((id) => (
          <Crest key={`${name} ${id}`} id={`sr:competitor:${name.length}${id}`} name={name} size="56px" />
        )),
      )}
    </div>
  ),
}
