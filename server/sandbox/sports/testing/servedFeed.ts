import fastify from 'fastify'
import { feedKeys } from '../feedKeys.ts'
import { sportPlans } from '../seasons/plans.ts'
import { sportsPlugin } from '../sportsPlugin.ts'
import { type Element, readXml } from './listen.ts'
import { tinyEngines } from './tinyEngine.ts'
import { tinyMarkets } from './tinyMarkets.ts'

/** The sandbox's bookmaker behind a port of its own, whose clock a test sets. */
export async function servedFeed(at: number) {
  let now = at
  const app = fastify({ forceCloseConnections: true })
  let url = ''
  const sports = sportPlans.filter(({ sport }) => sport === 1 || sport === 22 || sport === 9)
  await app.register(sportsPlugin, {
    ...{ engines: tinyEngines(sports), markets: tinyMarkets, seed: 'test', clock: () => now },
    url: () => url,
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'x-access-token': feedKeys.token }
  const text = async (path: string) => (await fetch(`${url}${path}`, { headers })).text()

  return {
    url,
    headers,
    text,
    xml: async (path: string): Promise<Element> => readXml(await text(path)),
    post: async (path: string, form?: Record<string, string>) =>
      fetch(`${url}${path}`, { method: 'POST', headers, ...(form && { body: new URLSearchParams(form) }) }),
    /** Milliseconds go by. */
    pass: (ms: number) => {
      now += ms
    },
    now: () => now,
    listen: (node: number) => listen(`${url}/feed/messages?node_id=${node}`, headers),
    close: () => app.close(),
  }
}

/** Takes down what is said, and lets a test wait for something. */
async function listen(url: string, headers: Record<string, string>) {
  const closing = new AbortController()
  const answer = await fetch(url, { headers, signal: closing.signal })
  const heard: (Element & { key: string })[] = []
  const waiting = new Set<() => void>()
  const read = async () => {
    const decoder = new TextDecoder()
    let rest = ''
    const reader = answer.body?.getReader()
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const { key, body } = JSON.parse(line) as { key: string; body: string }
        heard.push({ ...readXml(body), key })
      }
      for (const wake of waiting) wake()
    }
  }
  const done = read().catch(() => undefined)
  return {
    heard,
    status: answer.status,
    /** The first that is heard from now on, or was heard after so many. */
    async next(is: (message: Element) => boolean, from = 0): Promise<Element> {
      const found = () => heard.slice(from).find(is)
      while (!found())
        await new Promise<void>((resolve) => {
          const wake = () => {
            waiting.delete(wake)
            resolve()
          }
          waiting.add(wake)
        })
      return found() as Element
    },
    async close(): Promise<void> {
      closing.abort()
      await done
    },
  }
}
