import { createHmac, randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Database } from '../../../server/db/Database.ts'
import { gameOf } from '../../../server/platform/games/catalogue/testing/gameOf.ts'
import { gameRepository } from '../../../server/platform/games/gameRepository.ts'
import { createGameSessions } from '../../../server/platform/seamless/createGameSessions.ts'
import { sessionRepository } from '../../../server/platform/sessions/sessionRepository.ts'
import type { LiveSite } from '../../../server/platform/shared/siteSource.ts'
import { createLedger } from '../../../server/platform/wallet/createLedger.ts'
import { payingPlayer } from '../../../tests/fixtures/players/players.ts'
import { deposit } from '../../../tests/fixtures/wallet/bookkeeper.ts'

/** The provider as the casino is told of it, at an address where nobody is. */
export const provider = {
  GAMES_URL: 'http://127.0.0.1:9/v1',
  GAMES_KEY: 'bench-1',
  GAMES_SECRET: 'a-secret-of-enough-characters',
}

export const game = 'reels'

/** The game as the provider lists it, before the server reads what there is: of an unknown one no points are made. */
export async function listGame(database: Database): Promise<void> {
  const { kept } = gameOf(game, { kept: { provider: 'games' } })
  await gameRepository.write(database.drizzle, [kept])
}

/** Somebody who plays, with the token of an open game. */
export type Playing = { uid: number; token: string }

/** Players with a million each, who have just opened the game. */
export async function openPlayers(database: Database, count: number): Promise<Playing[]> {
  const ledger = createLedger(database)
  const live = { site: () => ({ general: {} }) } as unknown as LiveSite
  const sessions = createGameSessions({ database, live, clock: () => new Date() })
  const playing: Playing[] = []
  for (let at = 0; at < count; at += 1) {
    const { uid, sid } = await payingPlayer(database)
    const session = (await sessionRepository.find(database.drizzle, sid))?.id ?? ''
    const opened = { id: game, sysname: game, categories: ['slot'] }
    const token = await database.transaction(async (tx) => {
      await ledger.post(tx, [deposit(uid, 100_000_000n)])
      return sessions.issue(tx, { uid, session, provider: 'games', game: opened, currency: 'EUR' })
    })
    playing.push({ uid, token })
  }
  return playing
}

/** Milliseconds after which a call is sent again for which there was no room. */
const pause = 100

/**
 * Says something to the wallet, signed, over connections that stay open; again where there was no room for it, as providers do.
 * @throws where it is refused
 */
export function callerOf(site: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const { hostname, port } = new URL(site)
  const { GAMES_KEY: key, GAMES_SECRET: secret } = provider

  function call(operation: string, input: object): Promise<Record<string, unknown>> {
    const path = `/wallet/v1/${operation}`
    const body = JSON.stringify(input)
    const time = String(Math.floor(Date.now() / 1000))
    const nonce = randomBytes(16).toString('base64url')
    const signature = createHmac('sha256', secret)
      .update(`${time}\n${nonce}\nPOST ${path}\n`)
      .update(body)
      .digest('hex')
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-wallet-key': key,
      'x-wallet-time': time,
      'x-wallet-nonce': nonce,
      'x-wallet-signature': signature,
    }
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method: 'POST', agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (answer.statusCode === 200) resolve(JSON.parse(text))
          else if (answer.statusCode === 503)
            setTimeout(() => call(operation, input).then(resolve, reject), pause)
          else reject(new Error(`${operation}: ${answer.statusCode} ${text}`))
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
  return { call, close: () => agent.destroy() }
}

export type Call = ReturnType<typeof callerOf>['call']
