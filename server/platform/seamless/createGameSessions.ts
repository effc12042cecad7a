import { randomBytes } from 'node:crypto'
import type { Database, Executor } from '../../db/Database.ts'
import type { PlayedGame } from '../bonuses/bonusTerms.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import {
  type FoundGameSession,
  hashToken,
  gameSessionRepository as repository,
} from './gameSessionRepository.ts'
import { lastsAtMost, sessionFault } from './gameSessionState.ts'
import { WalletError } from './WalletError.ts'

/** A game that is opened for money. */
export type Launch = {
  uid: number
  /** Id of the sign-in; the game session ends with it. */
  session: string
  provider: string
  /** @property id the provider's name of it */
  game: PlayedGame & { id: string }
  currency: string
  /** What the player chose to play with, where real and bonus money are isolated. */
  from?: 'main' | 'bonus'
}

type Named = { token: string; game: string }

type Services = { database: Database; live: LiveSite; clock: () => Date }

/** Milliseconds; what is noted of the use of a session is no closer. */
const noteEvery = 30_000
/** Tokens of which a process remembers whose they are. */
const mostOwners = 10_000

/** Launch tokens and the game sessions that they name. */
export function createGameSessions({ database, live, clock }: Services) {
  // By a hash: a process keeps no token any more than the database does.
  const owners = new Map<string, number>()

  /** @throws WalletError TOKEN_EXPIRED, SESSION_GONE */
  async function use(tx: Executor, session: FoundGameSession, redeems: boolean): Promise<void> {
    const now = clock()
    const idleMost = live.site().general.user_inactivity_pp_time ?? 0
    const fault = sessionFault(session, { now, idleMost, redeems })
    if (fault === 'TOKEN_EXPIRED') throw new WalletError(fault, 'The token was not redeemed in time')
    if (fault) throw new WalletError(fault, 'The game session is over')
    if (session.redeemedAt === null) await repository.redeem(tx, session.id, now)
    else if (now.getTime() - (session.usedAt ?? session.redeemedAt).getTime() > noteEvery)
      await repository.noteUse(tx, session.id, now)
  }

  /**
   * Whose token it is, whether or not it is still good: what was done before is answered again.
   * @throws WalletError TOKEN_EXPIRED; GAME_UNKNOWN where it is of another game
   */
  async function ofToken(tx: Executor, provider: string, { token, game }: Named, holds: boolean) {
    const found = await repository.ofToken(tx, provider, token, holds)
    if (!found) throw new WalletError('TOKEN_EXPIRED', 'The token is not known')
    if (owners.size >= mostOwners) owners.clear()
    owners.set(found.tokenHash, found.uid)
    if (found.game !== game) throw new WalletError('GAME_UNKNOWN', 'The token is of another game')
    return found
  }

  return {
    /** @returns token for the provider: 256 random bits of which only a hash is kept, to be redeemed within two minutes */
    async issue(tx: Executor, { uid, session, provider, game, currency, from }: Launch): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await repository.add(tx, {
        token,
        provider,
        uid,
        signIn: session,
        game: game.id,
        sysname: game.sysname,
        categories: [...game.categories],
        currency,
        purse: from ?? null,
        createdAt: clock(),
      })
      return token
    },

    /** What a provider knows a player by. */
    playerName: (tx: Executor, provider: string, uid: number) =>
      repository.nameOf(tx, provider, uid, randomBytes(16).toString('base64url')),

    /** A player, locked until the transaction ends. @throws WalletError PLAYER_UNKNOWN */
    async holdPlayer(tx: Executor, provider: string, name: string) {
      const player = await repository.holdPlayer(tx, provider, name)
      if (!player) throw new WalletError('PLAYER_UNKNOWN', 'No player has this name')
      return player
    },

    /**
     * Whose a token is, which never changes, as far as this process has heard of it: so that more can be asked of the
     * player in the same breath. That the token is still good, `hold` alone says.
     */
    ownerOf: (token: string): number | undefined => owners.get(hashToken(token)),

    find: (tx: Executor, provider: string, named: Named) => ofToken(tx, provider, named, false),

    /** The same, with the player locked until the transaction ends. */
    hold: (tx: Executor, provider: string, named: Named) => ofToken(tx, provider, named, true),

    use,

    sweep: () => repository.sweep(database.drizzle, new Date(clock().getTime() - lastsAtMost)),
  }
}

export type GameSessions = ReturnType<typeof createGameSessions>
