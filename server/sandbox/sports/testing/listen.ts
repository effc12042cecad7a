import sax from 'sax'
import { createSportsFeed } from '../createSportsFeed.ts'
import { sportPlans } from '../seasons/plans.ts'
import type { Sent } from '../stream/Sent.ts'
import { tinyEngines } from './tinyEngine.ts'
import { tinyMarkets } from './tinyMarkets.ts'

export type Element = { name: string; attributes: Record<string, string>; children: Element[] }

/** A feed whose clock a test sets, and which goes on when it is told to. @param sports numbers of those that are played; all if left out */
export function heldFeed({
  at,
  sports,
  seed = 'test',
}: {
  at: number
  sports?: readonly number[]
  seed?: string
}) {
  let now = at
  const plans = sportPlans.filter(({ sport }) => sports?.includes(sport) ?? true)
  const made = createSportsFeed({
    ...{ seed, speed: 4, markets: tinyMarkets, clock: () => now },
    engines: tinyEngines(plans),
  })
  return {
    ...made,
    begin: () => made.feed.begin(now),
    /** Milliseconds go by. */
    async pass(ms: number): Promise<void> {
      now += ms
      await made.feed.advance(now)
    },
    /** Takes down what is said from now on. */
    listen(node?: number): Sent[] {
      const heard: Sent[] = []
      made.bus.add({ node, write: (sent) => void heard.push(sent), ready: async () => true })
      return heard
    },
  }
}

/** @throws Error for what is no XML */
export function readXml(text: string): Element {
  const parser = sax.parser(true)
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => void open.pop()
  parser.write(text).close()
  return root.children[0] as Element
}

/** Elements of a name at any depth. */
export function within(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : within(child, name)))
}
