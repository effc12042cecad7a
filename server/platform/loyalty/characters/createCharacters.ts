import type { LoyaltyCharacterDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../../db/Database.ts'
import { invalidParameters, PlatformError } from '../../shared/errors.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import type { Loyalty } from '../createLoyalty.ts'
import type { Offered, OfferedLoyalty } from '../offered.ts'
import { characterRepository } from './characterRepository.ts'

const hour = 3_600_000
/** Hours between two changes, where the site says nothing. */
const usualHours = 24

export type CharacterServices = {
  live: LiveSite
  points: Pick<Loyalty, 'standing'>
  offered: OfferedLoyalty
  clock: () => Date
}

/** @property canChangeAt when it can be changed; undefined where it can be now */
export type ChosenCharacter = { character?: LoyaltyCharacterDefinition; canChangeAt?: Date }

/** Characters that stand for players: which there are, and which one is whose. */
export function createCharacters({ live, points, offered, clock }: CharacterServices) {
  /** None where the site has none, or loyalty is not offered at all. */
  function list({ jurisdiction }: Pick<Offered, 'jurisdiction'>): readonly LoyaltyCharacterDefinition[] {
    const isThere = live.site().loyalty?.isEnableCharacters && jurisdiction.loyalty?.isOffered !== false
    return isThere ? live.loyalty().characters : []
  }

  /** Number of the level that a player holds in the first programme that is offered to them; 0 where none is. */
  async function levelOf(executor: Executor, { programmes, player }: Offered): Promise<number> {
    const [programme] = programmes
    if (!programme || !player) return 0
    return (await points.standing(executor, { uid: player.uid, programme: programme.number })).level
  }

  /** @param there what is there for the player */
  async function chosen(
    executor: Executor,
    uid: number,
    there: Pick<Offered, 'jurisdiction'>,
  ): Promise<ChosenCharacter> {
    const { character: number, changedAt } = await characterRepository.find(executor, uid)
    const character = list(there).find((one) => one.number === number)
    const { changeCharacterHours = usualHours } = live.site().loyalty ?? {}
    const canChangeAt = changedAt && new Date(changedAt.getTime() + changeCharacterHours * hour)
    return {
      ...(character && { character }),
      ...(canChangeAt && canChangeAt > clock() && { canChangeAt }),
    }
  }

  return {
    list,
    levelOf,
    chosen,

    /**
     * Chooses a character. The one that the player has stays chosen, and their first is no change.
     * @throws PlatformError where there is none that they may take, or the last change is not long ago
     */
    async choose(tx: Executor, uid: number, number: number): Promise<void> {
      const there = await offered.toPlayer(tx, await lockPlayer(tx, uid))
      const wanted = list(there).find((one) => one.number === number)
      if (!wanted) throw invalidParameters({ id: [{ code: 'not_found' }] })
      const { character: current, canChangeAt } = await chosen(tx, uid, there)
      if (current?.number === number) return
      if (wanted.minLevel !== undefined && (await levelOf(tx, there)) < wanted.minLevel)
        throw invalidParameters({ id: [{ code: 'level' }] })
      if (canChangeAt)
        throw new PlatformError('LoyaltyCharacterTooSoonException', 'It was changed not long ago', {
          errorData: { at: canChangeAt.toISOString() },
        })
      await characterRepository.choose(tx, uid, number, current ? clock() : null)
    },
  }
}

export type Characters = ReturnType<typeof createCharacters>
