import type { StreamSource } from '../../../http/stream/StreamSource.ts'
import { languageOf } from '../events/createNames.ts'
import type { Lines, Topics } from './createTopics.ts'

/** Events of one stream, and of these with all of their lines. */
const most = { events: 100, whole: 20 }

type Wanted = { event: string; lines: Lines; have: string }

/** Tells pages of the events that they name: all of each that they have not, then what changes of it. */
export function sportsSource(topics: Pick<Topics, 'follow'>): StreamSource {
  return {
    async open(_request, { sports = '', locale = '' }, outbox) {
      const wanted = readWanted(sports)
      const at = new Map<string, number>()
      const following = await Promise.allSettled(
        (['first', 'all'] as const).map((lines) => {
          const own = new Map(wanted.filter((one) => one.lines === lines).map((one) => [one.event, one.have]))
          return topics.follow([...own.keys()], languageOf(locale), lines, (event, topic) => {
            if (!at.has(event)) at.set(event, topic.momentOf(own.get(event) ?? ''))
            const tell = () => {
              const since = at.get(event) ?? 0
              at.set(event, topic.moment())
              return topic.since(since)
            }
            outbox.put(tell, `sports ${event}`)
          })
        }),
      )
      const end = () => {
        for (const one of following) if (one.status === 'fulfilled') one.value()
      }
      // Whoever cannot be told of all is told of nothing, and comes back.
      const failed = following.find(({ status }) => status === 'rejected')
      if (!failed) return end
      end()
      throw (failed as PromiseRejectedResult).reason
    },
  }
}

/** As pages write it: `sr:match:1~all~5-x1`, event, lines and what is there of it already, with a comma between two. */
export function readWanted(text: string): Wanted[] {
  const wanted = text.split(',').flatMap((one): Wanted[] => {
    const [, event = '', lines, have = ''] =
      /^([\w:.-]{1,80})~(first|all)(?:~([\w-]{1,20}))?$/.exec(one) ?? []
    return lines === undefined ? [] : [{ event, lines: lines as Lines, have }]
  })
  const byEvent = [...new Map(wanted.map((one) => [one.event, one])).values()]
  const whole = byEvent.filter(({ lines }) => lines === 'all').slice(0, most.whole)
  return [...whole, ...byEvent.filter(({ lines }) => lines === 'first')].slice(0, most.events)
}
