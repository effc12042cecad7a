import { feedId } from '#betting/feedId.ts'
import type { Host } from '#renderers/host.ts'
import { fakeEvent } from '../../book/testing/fakeEvent.ts'

const league = (number: number, name: string, sport: number) => ({
  ...{ id: `sr:tournament:${number}`, name, sport },
  ...{ live: 1, coming: 2 },
})

/** Two sports with a league each, the second of which is shown first. */
const tree = {
  sports: [
    {
      ...{ id: 1, name: 'Football', live: 1, coming: 2 },
      categories: [{ id: 'sr:category:1', name: 'Latvia', tournaments: [league(1, 'Virsliga', 1)] }],
    },
    {
      ...{ id: 5, name: 'Tennis', live: 1, coming: 2 },
      categories: [{ id: 'sr:category:2', name: 'ATP', tournaments: [league(2, 'Open', 5)] }],
    },
  ],
  promoted: [league(2, 'Open', 5)],
}

/** A match of a number, which begins so many hours from now. */
export const match = (number: number, hours: number) =>
  fakeEvent({
    id: `sr:match:${number}`,
    name: `Home ${number} – Away ${number}`,
    ...(hours < 0 && { is_live: true, status: 'live' as const }),
    starts_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
  })

/** A platform with a list of events, which a test may change. */
export function fakeOffer(events: ReturnType<typeof match>[]) {
  const offer = { events }
  const answers: Record<string, (values: Record<string, unknown>) => unknown> = {
    'sports.getTree': () => tree,
    'sports.getEvents'({ is_live: isLive, offset, count }) {
      const items = offer.events.filter((one) => isLive === undefined || one.is_live === isLive)
      return {
        ...{ offset, limit: count, total: items.length },
        items: items.slice(Number(offset), Number(offset) + Number(count)),
      }
    },
    'sports.getEvent': ({ id }) => offer.events.find((one) => one.id === feedId(String(id))),
    'sports.search': ({ query }) => ({
      events: offer.events.filter(({ name }) => name.toLowerCase().includes(String(query))),
      tournaments: [],
    }),
    'sports.getFavourites': () => ({ events: [], tournaments: [] }),
  }
  const call: Host['call'] = async (operation, values) => ({
    ok: true,
    response: answers[operation]?.(values) ?? { value: 1 },
  })
  return { offer, call }
}
