import type { CampaignDefinition } from '#generated/grammar/types.ts'
import type { Database, Executor } from '../../db/Database.ts'
import { invalidParameters, PlatformError } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { Journal } from '../wallet/Journal.ts'
import { lockPlayer, readBasics } from '../wallet/lockPlayer.ts'
import { toAmount } from '../wallet/money.ts'
import type { PlayerBasics } from '../wallet/playerBasicsRepository.ts'
import {
  amountIn,
  depositCounts,
  findByCode,
  isCode,
  normaliseCode,
  type PromoCodeRefusal,
  type QualifyingDeposit,
  satisfies,
  stageOf,
} from './campaignRules.ts'
import type { CanBeUsed } from './canBeUsed.ts'
import { type Entry, entryRepository } from './entryRepository.ts'
import { type Givers, type Granted, grantPromotions } from './grantPromotions.ts'

export type CampaignServices = Givers & {
  database: Database
  live: LiveSite
  ledger: Ledger
  canBeUsed: CanBeUsed
  clock: () => Date
}

/** Product document, section 3: `error_data` has a `promo_code` list, of which the first code is shown. */
const codeRefused = (reason: PromoCodeRefusal) =>
  new PlatformError('InvalidParameterException', `The promo code is refused: ${reason}`, {
    errorData: { promo_code: [reason] },
    invalidParameters: { promo_code: [{ code: reason }] },
  })

const offerRefused = (reason: 'not_found' | 'already_taken' | 'not_available') =>
  new PlatformError('InvalidParameterException', `The offer is refused: ${reason}`, {
    invalidParameters: { offer_id: [{ code: reason }] },
  })

const fruitless = (error: { code: string; params?: Record<string, string | number> }) =>
  invalidParameters({ campaign_offer_id: [error] })

type SeenOffer = { campaign: CampaignDefinition; satisfied: boolean }

type Judgement = { code: string } & (
  | { campaign: CampaignDefinition; refusal?: undefined }
  | { refusal: PromoCodeRefusal; campaign?: undefined }
)

/** Campaigns: who may have which, once a player, and what they get for it. */
export function createCampaigns({
  database,
  live,
  ledger,
  bonuses,
  freespins,
  freeBets,
  canBeUsed,
  clock,
}: CampaignServices) {
  const grant = (
    tx: Executor,
    campaign: CampaignDefinition,
    player: PlayerBasics,
    deposit?: QualifyingDeposit,
  ): Promise<Granted> => grantPromotions({ bonuses, freespins, freeBets }, tx, campaign, player, deposit)

  /** What cannot be used yet has not begun. */
  function stage(campaign: CampaignDefinition) {
    const now = stageOf(campaign, clock())
    return now === 'running' && !canBeUsed(campaign) ? 'soon' : now
  }

  const running = () => live.campaigns().filter((campaign) => stage(campaign) === 'running')

  const isFor = (campaign: CampaignDefinition, player: PlayerBasics): boolean =>
    satisfies(campaign, player, clock()) && canBeUsed(campaign, player.countryCode)

  /** Enters a campaign, if the player has not; a deposit grants it later, anything else at once. */
  async function enter(
    tx: Executor,
    campaign: CampaignDefinition,
    player: PlayerBasics,
    code?: string,
  ): Promise<{ isNew: boolean; journals: Journal[] }> {
    const now = clock()
    const waits = campaign.trigger.action === 'deposit'
    const isNew = await entryRepository.add(tx, {
      uid: player.uid,
      campaign: campaign.id,
      code: code ?? null,
      createdAt: now,
      grantedAt: waits ? null : now,
    })
    const granted = isNew && !waits ? await grant(tx, campaign, player) : undefined
    return { isNew, journals: granted?.journals ?? [] }
  }

  /** @param player as far as known: nobody in particular may be asking */
  function judge(text: string, player?: PlayerBasics, entries: readonly Entry[] = []): Judgement {
    const code = normaliseCode(text)
    const refused = (refusal: PromoCodeRefusal) => ({ code, refusal })
    if (!isCode(code)) return refused('INVALID')
    const campaign = findByCode(live.campaigns(), code)
    const now = campaign && stage(campaign)
    if (!campaign || now === 'soon') return refused('NOT_FOUND')
    if (entries.some((entry) => entry.campaign === campaign.id)) return refused('ALREADY_USED')
    if (now === 'over') return refused('EXPIRED')
    if (player && !isFor(campaign, player)) return refused('NOT_AVAILABLE')
    return { code, campaign }
  }

  async function activate(tx: Executor, uid: number, text: string): Promise<CampaignDefinition> {
    const player = await lockPlayer(tx, uid)
    const { code, campaign, refusal } = judge(text, player, await entryRepository.list(tx, uid))
    if (!campaign) throw codeRefused(refusal)
    const { journals } = await enter(tx, campaign, player, code)
    if (journals.length > 0) await ledger.post(tx, journals)
    return campaign
  }

  return {
    activate,

    /**
     * Ends what a deposit has brought, of which money went back: bonuses of every state, free spins and free bets. Under the player's lock.
     * @returns journals that the caller posts in the same transaction
     */
    async reversed(tx: Executor, deposit: number): Promise<Journal[]> {
      await freespins.endOfDeposit(tx, deposit)
      await freeBets.endOfDeposit(tx, deposit)
      return bonuses.endOfDeposit(tx, deposit)
    },

    /**
     * @param newcomer who is about to register; left out where that is not known
     * @throws PlatformError where a code can be used by nobody, so that nothing need be begun with it
     */
    refuseUnusable(text: string, newcomer?: Pick<PlayerBasics, 'currency' | 'countryCode'>): void {
      const { refusal } = judge(
        text,
        newcomer && { ...newcomer, uid: 0, registeredAt: clock(), hasDeposits: false },
      )
      if (refusal) throw codeRefused(refusal)
    },

    /** Whether a code can be used, by somebody or by the player. */
    async check(text: string, uid: number | undefined): Promise<PromoCodeRefusal | undefined> {
      if (uid === undefined) return judge(text).refusal
      const { drizzle } = database
      return judge(text, await readBasics(drizzle, uid), await entryRepository.list(drizzle, uid)).refusal
    },

    /**
     * Offers that somebody can see (product document, section 6), with whether they can have them, and the currency of
     * who is signed in.
     */
    async offers(uid: number | undefined): Promise<{ offers: SeenOffer[]; currency?: string }> {
      if (uid === undefined) {
        const seen = running().filter(({ isListed, trigger }) => isListed && trigger.action === 'deposit')
        return { offers: seen.map((campaign) => ({ campaign, satisfied: false })) }
      }
      const player = await readBasics(database.drizzle, uid)
      const entries = await entryRepository.list(database.drizzle, uid)
      const offers = running().flatMap((campaign): SeenOffer[] => {
        const entry = entries.find((one) => one.campaign === campaign.id)
        const seen = campaign.isListed || (entry && entry.grantedAt === null)
        const satisfied = !entry?.grantedAt && isFor(campaign, player)
        return seen && satisfied ? [{ campaign, satisfied }] : []
      })
      return { offers, currency: player.currency }
    },

    /**
     * To be asked before a deposit is begun, so that nobody pays for an offer that brings nothing.
     * @throws PlatformError InvalidParameterException at campaign_offer_id: not_available, or min_amount with the least
     */
    async refuseFruitless(
      tx: Executor,
      uid: number,
      deposit: QualifyingDeposit,
      offer: number,
    ): Promise<void> {
      const player = await readBasics(tx, uid)
      const entries = await entryRepository.list(tx, uid)
      const campaign = running().find(({ number }) => number === offer)
      const entry = entries.find((one) => one.campaign === campaign?.id)
      const isOpen = campaign && (entry ? entry.grantedAt === null : campaign.isListed)
      if (!isOpen || campaign.trigger.action !== 'deposit' || !isFor(campaign, player))
        throw fruitless({ code: 'not_available' })
      if (depositCounts(campaign, deposit)) return
      const least = amountIn(campaign.trigger.params?.min_amount, deposit.currency)
      if (least === undefined || deposit.amount >= least) throw fruitless({ code: 'not_available' })
      const { amount, currency } = toAmount(least, deposit.currency)
      throw fruitless({ code: 'min_amount', params: { min: Number(amount), currency } })
    },

    /** @throws PlatformError where the offer is none that can be taken, or was taken before */
    async take(tx: Executor, uid: number, offer: number): Promise<void> {
      const player = await lockPlayer(tx, uid)
      const campaign = running().find(({ number }) => number === offer)
      const action = campaign?.trigger.action
      if (!campaign?.isListed || (action !== 'take' && action !== 'deposit')) throw offerRefused('not_found')
      if (!isFor(campaign, player)) throw offerRefused('not_available')
      const { isNew, journals } = await enter(tx, campaign, player)
      if (!isNew) throw offerRefused('already_taken')
      if (journals.length > 0) await ledger.post(tx, journals)
    },

    /**
     * What a deposit brings: the offer that was chosen with it, and those that waited for one. To be called before the
     * deposit is posted, in its transaction; a deposit that does not count for an offer is still a good deposit.
     * @param offer number of the chosen offer
     * @returns what was given, with journals to post together with that of the deposit
     */
    async deposited(tx: Executor, uid: number, deposit: QualifyingDeposit, offer?: number): Promise<Granted> {
      const player = await lockPlayer(tx, uid)
      const entries = await entryRepository.list(tx, uid)
      const all: Granted = { journals: [], gifts: [] }
      for (const campaign of running()) {
        const entry = entries.find((one) => one.campaign === campaign.id)
        const chosen = entry ? entry.grantedAt === null : campaign.isListed && campaign.number === offer
        if (!chosen || campaign.trigger.action !== 'deposit') continue
        if (!isFor(campaign, player) || !depositCounts(campaign, deposit)) continue
        if (!entry) await enter(tx, campaign, player)
        await entryRepository.grant(tx, uid, campaign.id, clock())
        const { journals, gifts } = await grant(tx, campaign, player, deposit)
        all.journals.push(...journals)
        all.gifts.push(...gifts)
      }
      return all
    },
  }
}

export type Campaigns = ReturnType<typeof createCampaigns>
