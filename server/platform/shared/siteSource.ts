import type {
  BannerDefinition,
  CampaignDefinition,
  FormDefinition,
  GameCategoryDefinition,
  GameDefinition,
  GameProviderDefinition,
  GamesDefinition,
  JackpotDefinition,
  LoyaltyCharacterDefinition,
  LoyaltyProductDefinition,
  LoyaltyProgrammeDefinition,
  LoyaltyQuestDefinition,
  PaymentMethodDefinition,
  PopupDefinition,
  PromotionDefinition,
  SportsbookDefinition,
  TournamentDefinition,
} from '#generated/grammar/types.ts'
import type {
  FormArtefact,
  LocalesArtefact,
  MessageSourceArtefact,
  MessagesArtefact,
  PageArtefact,
  Room,
  RoutesArtefact,
  SiteArtefact,
} from '#schemas/runtime/artefacts.ts'
import { closedRooms } from '#schemas/runtime/closedRooms.ts'
import { dayOf } from '#schemas/runtime/dayOf.ts'
import { memo } from '#schemas/runtime/memo.ts'

/** Kinds of definitions that the platform reads as they are; of all others it reads artefacts. */
export const definitionKinds = [
  'banner',
  'campaign',
  'form',
  'game',
  'game-category',
  'game-provider',
  'games',
  'jackpot',
  'loyalty-character',
  'loyalty-product',
  'loyalty-programme',
  'loyalty-quest',
  'payment-method',
  'popup',
  'promotion',
  'sportsbook',
  'tournament',
] as const
type DefinitionKind = (typeof definitionKinds)[number]

/** What the platform reads of the live release; the content service supplies it. */
export interface SiteSource {
  artefact<T>(key: string): T | undefined
  /** A definition of the `definitionKinds`. */
  definition<T>(key: string): T | undefined
  /** All of them by their keys. */
  definitions(): ReadonlyMap<string, unknown>
}

/** The live site as the platform's domains ask for it. */
export function createLiveSite(source: SiteSource, clock: () => Date = () => new Date()) {
  const need = <T>(key: string): T => {
    const artefact = source.artefact<T>(key)
    if (!artefact) throw new Error(`The live release has no ${key}`)
    return artefact
  }
  const definitionsOf = <T>(kind: DefinitionKind): T[] =>
    [...source.definitions().keys()].flatMap((key) => {
      const definition = key.startsWith(`${kind}/`) ? source.definition<T>(key) : undefined
      return definition ? [definition] : []
    })
  const gamesIn = memo((_: ReadonlyMap<string, unknown>) => ({
    words: source.definition<GamesDefinition>('games/main'),
    categories: definitionsOf<GameCategoryDefinition>('game-category'),
    providers: definitionsOf<GameProviderDefinition>('game-provider'),
    games: definitionsOf<GameDefinition>('game'),
  }))
  const loyaltyIn = memo((_: ReadonlyMap<string, unknown>) => ({
    programmes: inOrder(definitionsOf<LoyaltyProgrammeDefinition>('loyalty-programme')),
    quests: inOrder(definitionsOf<LoyaltyQuestDefinition>('loyalty-quest')),
    products: inOrder(definitionsOf<LoyaltyProductDefinition>('loyalty-product')),
    characters: inOrder(definitionsOf<LoyaltyCharacterDefinition>('loyalty-character')),
  }))
  const byOperation = new WeakMap<object, Map<string, FormArtefact[]>>()
  return {
    site: () => need<SiteArtefact>('site/main'),
    /** ISO date of the day that rules mean by today for a player of the first country that is one. */
    today: (...countries: unknown[]) => dayOf(need<SiteArtefact>('site/main'), countries, clock()),
    locales: () => need<LocalesArtefact>('locales/main'),
    messages: (locale: string) => source.artefact<MessageSourceArtefact>(`message-source/${locale}`),
    /** As Lingui takes them. */
    compiledMessages: (locale: string) => source.artefact<MessagesArtefact>(`messages/${locale}`),
    routes: () => need<RoutesArtefact>('routes/main'),
    /** Whether a product can be used: no room of it shows a page that says that it opens soon. */
    isOpen: (product: Room): boolean =>
      !closedRooms(need<RoutesArtefact>('routes/main').routes, (id) =>
        source.artefact<PageArtefact>(`page/${id}`),
      ).has(product),
    form: (id: string) => source.artefact<FormArtefact>(`form/${id}`),
    campaigns: () => definitionsOf<CampaignDefinition>('campaign'),
    /** Popups that the site opens by itself, in their order. */
    campaignPopups: () =>
      definitionsOf<PopupDefinition>('popup')
        .flatMap(({ campaign, ...popup }) => (campaign ? [{ ...popup, campaign }] : []))
        .sort((one, other) => one.campaign.number - other.campaign.number),
    /** In the order in which they are shown. */
    jackpots: () => inOrder(definitionsOf<JackpotDefinition>('jackpot')),
    banners: () => inOrder(definitionsOf<BannerDefinition>('banner')),
    promotions: () => inOrder(definitionsOf<PromotionDefinition>('promotion')),
    tournaments: () => inOrder(definitionsOf<TournamentDefinition>('tournament')),
    /** What editors say of games; the same object until something is published. */
    games: () => gamesIn(source.definitions()),
    /** Programmes, quests, products and characters, each in its order; the same object until something is published. */
    loyalty: () => loyaltyIn(source.definitions()),
    /** The terms on which bets on sports are taken; a site without them takes none. */
    sportsbook: () => source.definition<SportsbookDefinition>('sportsbook/main'),
    /** Payment methods in the order in which they are shown. */
    paymentMethods: () => inOrder(definitionsOf<PaymentMethodDefinition>('payment-method')),
    /** The forms that submit to an operation, by id. */
    formsFor: (operation: string): readonly FormArtefact[] => {
      const definitions = source.definitions()
      const known = byOperation.get(definitions)
      const found = known ?? formsByOperation(source, definitions)
      if (!known) byOperation.set(definitions, found)
      return found.get(operation) ?? []
    },
    formDefinition: (id: string) => source.definition<FormDefinition>(`form/${id}`),
  }
}

const inOrder = <T extends { number: number }>(definitions: T[]): T[] =>
  definitions.sort((one, other) => one.number - other.number)

function formsByOperation(
  source: SiteSource,
  definitions: ReadonlyMap<string, unknown>,
): Map<string, FormArtefact[]> {
  const found = new Map<string, FormArtefact[]>()
  for (const key of [...definitions.keys()].filter((one) => one.startsWith('form/')).sort()) {
    const form = source.artefact<FormArtefact>(key)
    if (!form?.submit?.operation) continue
    const { operation } = form.submit
    found.set(operation, [...(found.get(operation) ?? []), form])
  }
  return found
}

export type LiveSite = ReturnType<typeof createLiveSite>
