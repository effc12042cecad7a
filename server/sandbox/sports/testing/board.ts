import type { Sent } from '../stream/Sent.ts'
import { readXml, within } from './listen.ts'

/** What somebody who listens knows of each line, by event, producer and line: as it would be shown. */
export function boardOf(heard: readonly Sent[]): Map<string, string> {
  const lines = new Map<string, { status: string; rest: string }>()
  for (const { body, kind } of heard) {
    const { attributes, ...message } = readXml(body)
    const { event_id: event = '', product = '' } = attributes
    if (kind === 'bet_stop')
      for (const [key, line] of lines)
        if (key.startsWith(`${event} ${product} `) && line.status === '1') line.status = '-1'
    if (kind !== 'odds_change') continue
    for (const market of within({ ...message, attributes }, 'market')) {
      const { id, specifiers = '', status = '', favourite = '' } = market.attributes
      const outcomes = within(market, 'outcome').map((outcome) => Object.values(outcome.attributes).join(','))
      lines.set(`${event} ${product} ${id} ${specifiers}`, {
        status,
        rest: `${favourite} ${outcomes.join(' ')}`,
      })
    }
  }
  return new Map([...lines].map(([key, { status, rest }]) => [key, `${status} ${rest}`]))
}
