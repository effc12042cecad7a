import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import { createQueue } from '../../../server/process/createQueue.ts'
import { hashPassword } from '../../../server/process/passwords.ts'
import type { Benchmark } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, ratio, shown, spread, times } from '../lib/statistics.ts'
import { callAs } from './callAs.ts'

const PLAYERS = 200
const PASSWORD = 'Secret1!'
/** How many the server verifies at a time (server/process/passwords.ts). */
const AT_ONCE = 3

export const passwords: Benchmark = {
  name: 'h-passwords',
  title: 'Sign-ins and the event loop',
  method:
    `The real server (\`npm start\`, embedded database) on loopback: ${PLAYERS} players sign in at once, each from an ` +
    'address of their own. The worst pause of its event loop is what the server itself measures by ' +
    '`monitorEventLoopDelay` with a resolution of 10 ms (`nodejs_eventloop_lag_max_seconds` of `/metrics`), in the same ' +
    'rounds while nobody calls, while as many call for nothing that takes a password, and while all sign in. Bare is `verify` of `@node-rs/argon2` in a process of its own, as ' +
    `many times and ${AT_ONCE} at a time, as the server has it. The load comes from the same machine.`,
  async run({ quick, started, log }) {
    const data = await makeDataDir(started)
    const server = await startServer(ROOT, data.path).catch(async (error) => {
      await data.remove()
      throw error
    })
    const players = quick ? 4 : PLAYERS
    try {
      log(`${players} registrations`)
      const registered = await allAtOnce(players, (player) =>
        callAs(
          player,
          server.address,
          'auth/register',
          {
            email: email(player),
            password: PASSWORD,
            country_code: 'LV',
            currency: 'EUR',
            first_name: 'Anna',
            last_name: 'Kalnina',
            birth_date: '1990-05-17',
            terms: '1',
            is_betting: '0',
          },
          { form: 'registration-fast' },
        ),
      )
      const rounds: Round[] = []
      for (let round = 0; round < (quick ? 1 : 5); round += 1) {
        log(`round ${round + 1}`)
        rounds.push(await playRound(server.address, players))
      }
      return outcomeOf(rounds, registered, players)
    } finally {
      await server.stop()
      await data.remove()
    }
  },
}

type Round = {
  /** Milliseconds. */
  idlePause: number
  /** With as many calls that ask the database, but for no password. */
  callsPause: number
  busyPause: number
  /** A second. */
  signIns: number
  bare: number
}

async function playRound(address: string, players: number): Promise<Round> {
  await worstPause(address)
  await pause(3000)
  const idlePause = await worstPause(address)
  const stranger = { sid: 'A'.repeat(43) }
  await allAtOnce(players, (player) => callAs(player, address, 'account/endOtherSessions', {}, stranger), 401)
  const callsPause = await worstPause(address)
  const seconds = await allAtOnce(players, (player) =>
    callAs(player, address, 'auth/login', { login: email(player), password: PASSWORD }),
  )
  const busyPause = await worstPause(address)
  return { idlePause, callsPause, busyPause, signIns: players / seconds, bare: await bareRate(players) }
}

const email = (player: number) => `player${player}@example.com`

/** @returns seconds until the last one is answered */
async function allAtOnce(
  players: number,
  call: (player: number) => Promise<number>,
  expected = 200,
): Promise<number> {
  const started = performance.now()
  const statuses = await Promise.all(Array.from({ length: players }, (_, player) => call(player)))
  const seconds = (performance.now() - started) / 1000
  const refused = statuses.filter((status) => status !== expected)
  if (refused.length > 0) throw new Error(`${refused.length} refused, the first with ${refused[0]}`)
  return seconds
}

/** The longest the event loop was held up since this was last asked, in milliseconds. */
async function worstPause(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const found = /^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)$/m.exec(text)?.[1]
  if (found === undefined) throw new Error('/metrics tells nothing of the event loop')
  return Number(found) * 1000
}

async function bareRate(players: number): Promise<number> {
  const stored = await hashPassword(PASSWORD)
  const queue = createQueue({ atOnce: AT_ONCE, waiting: players })
  const started = performance.now()
  await Promise.all(Array.from({ length: players }, () => queue(() => verify(stored, PASSWORD))))
  return players / ((performance.now() - started) / 1000)
}

function outcomeOf(rounds: Round[], registered: number, players: number) {
  const of = (name: keyof Round) => rounds.map((round) => round[name])
  const [idle, calls, busy] = [spread(of('idlePause')), spread(of('callsPause')), spread(of('busyPause'))]
  const pauses = ratio(of('busyPause'), of('callsPause'))
  const against = ratio(of('signIns'), of('bare'))
  return {
    tables: [
      {
        caption: 'Worst pause of the event loop',
        columns: ['server', 'ms'],
        rows: [
          ['idle', shown(idle)],
          [`while ${players} call at once with a cookie that opens nothing`, shown(calls)],
          [`while ${players} sign in at once`, shown(busy)],
        ],
      },
      {
        caption: 'A second',
        columns: ['what', 'per s', '× bare'],
        rows: [
          ['bare `verify`', shown(spread(of('bare'))), '1×'],
          ['sign-ins over HTTP', shown(spread(of('signIns'))), times(against)],
          [`registrations over HTTP, ${players} at once`, figure(players / registered), '–'],
        ],
      },
    ],
    aims: [
      {
        aim: 'worst pause while all sign in ≤ 2× that of as many calls without a password',
        measured: times(pauses),
        met: pauses.median <= 2,
      },
      { aim: 'sign-ins ≥ 0.5× bare `verify`', measured: times(against), met: against.median >= 0.5 },
    ],
    raw: { rounds, registered },
  }
}
