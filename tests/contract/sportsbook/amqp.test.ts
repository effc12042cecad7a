import { createServer as createHttp } from 'node:http'
import { type AddressInfo, connect as connectTo, createServer, type Server, type Socket } from 'node:net'
import { connect } from 'amqplib'
import { expect, it } from 'vitest'
import type { FeedPiece } from '../../../server/platform/sportsbook/feed/FeedSource.ts'
import { amqpFeed } from '../../../server/platform/sportsbook/feed/uof/amqpFeed.ts'
import { installed } from '../../fixtures/programs/installed.ts'
import { startRabbit } from '../../fixtures/programs/startRabbit.ts'
import { freePort } from '../../fixtures/servers/freePort.ts'

const account = { user: 'token', password: 'none-at-all', virtualHost: '/unifiedfeed/7' }

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A way to the broker that can be cut. */
async function wayTo(port: number) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const other = connectTo(port, '127.0.0.1')
    for (const [one, next] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(next)
      one.on('error', () => next.destroy())
    }
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const close = () => {
    cut()
    server.close()
  }
  return { port: await listen(server), cut, close }
}

/** An API that knows one token. */
async function apiOf(token: string) {
  const server = createHttp((request, response) => {
    const isKnown = request.url === '/v1/users/whoami.xml' && request.headers['x-access-token'] === token
    response.writeHead(isKnown ? 200 : 403)
    response.end('<bookmaker_details response_code="OK" bookmaker_id="7" virtual_host="/unifiedfeed/7"/>')
  })
  const url = `http://127.0.0.1:${await listen(server)}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, close }
}

it('nothing is heard while the API knows nobody by the token, or no broker is there, and it is tried again', async () => {
  const api = await apiOf('token')
  const messages = `amqp://127.0.0.1:${await freePort()}`
  for (const token of ['another', 'token']) {
    const feed = amqpFeed({ url: api.url, token, node: 3, messages }, { first: 5, longest: 10 })
    const heard: FeedPiece[] = []
    for await (const piece of feed.messages(new AbortController().signal)) if (heard.push(piece) === 3) break
    expect(heard).toEqual(['cut', 'cut', 'cut'])
  }
  api.close()
})

if (installed('rabbitmq-server'))
  it('messages of a real account come by AMQP, and a connection that is lost is made anew', async () => {
    const rabbit = await startRabbit(account)
    const api = await apiOf(account.user)
    const way = await wayTo(rabbit.port)
    const feed = amqpFeed(
      {
        url: api.url,
        token: account.user,
        node: 3,
        messages: `amqp://:${account.password}@127.0.0.1:${way.port}`,
      },
      { first: 50, longest: 200 },
    )
    const publisher = await connect(rabbit.url)
    const channel = await publisher.createConfirmChannel()
    await channel.assertExchange('unifiedfeed', 'topic', { durable: true })
    const say = async (key: string, body: string) => {
      channel.publish('unifiedfeed', key, Buffer.from(body))
      await channel.waitForConfirms()
    }
    const leaving = new AbortController()
    const heard: FeedPiece[] = []
    const listening = (async () => {
      for await (const piece of feed.messages(leaving.signal)) heard.push(piece)
    })()
    const bodies = () => heard.flatMap((piece) => (piece === 'cut' ? [] : [piece.xml]))
    /** Until somebody listens, what is said is lost. */
    const isHeard = async (body: string) =>
      expect
        .poll(async () => {
          await say('-.-.-.alive.-.-.-.-', body)
          return bodies()
        })
        .toContain(body)
    await isHeard('<alive n="1"/>')
    await say('hi.-.live.odds_change.1.sr:match.123.-', '<odds for="all" é=""/>')
    await say('lo.pre.-.bet_settlement.1.sr:match.123.3', '<settlement for="us"/>')
    await say('lo.pre.-.bet_settlement.1.sr:match.123.4', '<settlement for="another"/>')
    await say('-.-.-.snapshot_complete.-.-.-.3', '<snapshot/>')
    await expect.poll(() => bodies().at(-1)).toBe('<snapshot/>')
    expect(bodies().slice(-3)).toEqual(['<odds for="all" é=""/>', '<settlement for="us"/>', '<snapshot/>'])
    expect(heard).not.toContain('cut')
    way.cut()
    await isHeard('<alive n="2"/>')
    expect(heard).toContain('cut')
    leaving.abort()
    await listening
    await publisher.close()
    way.close()
    api.close()
    await rabbit.stop()
  })
