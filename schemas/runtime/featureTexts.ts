import { betStatuses, betSystems, legResults } from './betExportTexts.ts'
import type { FeatureBlockType } from './featureBlockTypes.ts'
import { slipTexts } from './slipTexts.ts'
import { eventTexts, oddsTexts } from './sportsEventTexts.ts'

/** Words of a game's tile: {name} of the game, {count} free spins. */
const tile = ['gamehall.like', 'gamehall.like.failed', 'gamehall.freeSpins', 'gamehall.games'] as const

/** How odds are written, and what is told where they may be old. */
const odds = ['sportsbook.stale', 'sportsbook.offline'] as const

/** An event among others: {name} of what is kept, {count} markets. */
const eventRow = [
  'sportsbook.inPlay',
  'sportsbook.today',
  'sportsbook.tomorrow',
  'sportsbook.markets',
  'sportsbook.star',
  'sportsbook.star.failed',
  /** Signs of the outcomes of who wins. */
  'sportsbook.home',
  'sportsbook.draw',
  'sportsbook.away',
] as const

const finding = [
  ...eventRow,
  ...odds,
  /** Names of the pages, of their list, and of the way to the one that is seen. */
  'sportsbook.overview',
  'sportsbook.live',
  'sportsbook.coming',
  'sportsbook.favourites',
  'sportsbook.views',
  'sportsbook.path',
  'sportsbook.title',
  'sportsbook.sport',
  'sportsbook.league',
  /** Title of the document: {name} of what is seen, its {league} or {category}; and where there is none. */
  'sportsbook.event.head',
  'sportsbook.sport.head',
  'sportsbook.league.head',
  'sportsbook.missing.title',
  'sportsbook.missing.text',
  /** The tree: sports, their leagues, those that stand first, and how many events: {live}, {coming}. */
  'sportsbook.sports',
  'sportsbook.all',
  'sportsbook.leagues',
  'sportsbook.promoted',
  'sportsbook.counts',
  /** Lists, and what is told of them: {count} events that have come since. */
  'sportsbook.liveNow',
  'sportsbook.next',
  'sportsbook.events',
  'sportsbook.new',
  'sportsbook.lag',
  'sportsbook.empty.live.title',
  'sportsbook.empty.live.text',
  'sportsbook.empty.title',
  'sportsbook.empty.text',
  'sportsbook.empty.favourites.title',
  'sportsbook.empty.favourites.text',
  'sportsbook.empty.stranger.title',
  'sportsbook.empty.stranger.text',
  'sportsbook.signIn',
  /** The menu of formats. */
  'sportsbook.format',
  'sportsbook.format.decimal',
  'sportsbook.format.fractional',
  'sportsbook.format.american',
  'sportsbook.format.hong_kong',
  'sportsbook.format.malay',
  'sportsbook.format.indonesian',
  /** The search: {query} that nothing was found for, {count} found. */
  'sportsbook.search',
  'sportsbook.search.example',
  'sportsbook.search.recent',
  'sportsbook.search.forget',
  'sportsbook.search.nothing',
  'sportsbook.search.count',
] as const

/** Words of the player's open bets. */
const openBets = [
  ...Object.values(betStatuses),
  ...Object.values(legResults),
  ...Object.values(betSystems),
  /** A system of a number of legs: {system}, 2/3. */
  'bets.system',
  'bets.banker',
  /** Stands before the price that a boosted one had. */
  'bets.usualOdds',
  /** Stands before the price of all selections of an event. */
  'bets.together',
  /** Stands before what became of the place, in a bet each way. */
  'bets.place',
  'bets.open.title',
  'bets.open.stranger',
  'bets.open.signIn',
  'bets.open.nothing',
  'bets.open.more',
  /** What is shown may be old: without a connection, and for another reason. */
  'bets.open.offline',
  'bets.open.stale',
  /** Name of a bet, {name} of its kind and its {id}; of the button that takes one off that is over. */
  'bets.card',
  'bets.dismiss',
  'bets.number',
  'bets.details',
  /** {seconds} until a bet in play is accepted; 0 where that is due. */
  'bets.pending',
  /** Why it was not accepted. */
  'bets.refused.event_gone',
  'bets.refused.suspended',
  'bets.refused.outcome_gone',
  'bets.refused.price_differs',
  'bets.refused.limit',
  'bets.refused.excluded',
  'bets.refused.other',
  'bets.sum.stake',
  'bets.sum.bonus',
  'bets.sum.possible',
  'bets.sum.returned',
  'bets.sum.cashedOut',
  /** How many {stakes} of how much each, {line}. */
  'bets.sum.lines',
  'bets.event.live',
  'bets.event.interrupted',
  'bets.event.delayed',
  'bets.event.postponed',
  'bets.event.abandoned',
  'bets.event.cancelled',
  'bets.event.ended',
  'bets.cashOut',
  'bets.cashOut.asking',
  /** How much is cashed out; what {left} stays, in percent. */
  'bets.cashOut.part',
  'bets.cashOut.all',
  'bets.cashOut.stays',
  /** {seconds} for which a price is good still; the {amount} that it was before. */
  'bets.cashOut.held',
  'bets.cashOut.was',
  /** Buttons, with the {amount}: take it, or send it again where no answer came. */
  'bets.cashOut.take',
  'bets.cashOut.taking',
  'bets.cashOut.again',
  'bets.cashOut.keep',
  /** What came of it: {amount} was paid. */
  'bets.cashOut.paid',
  /** One in play waits, {seconds} more, to pay {amount}; one that was not paid after it had waited, before the reason. */
  'bets.cashOut.pending',
  'bets.cashOut.waits',
  'bets.cashOut.notPaid',
  'bets.cashOut.unknown',
  'bets.cashOut.priceDiffers',
  'bets.cashOut.expired',
  /** Why there is no price. */
  'bets.cashOut.suspended',
  'bets.cashOut.noPrice',
  'bets.cashOut.notWorth',
  'bets.cashOut.notOpen',
  'bets.cashOut.notOffered',
  'bets.cashOut.offline',
  'bets.cashOut.often',
  'bets.cashOut.failed',
] as const

/** Words of one bet in full. */
const oneBet = [
  'bets.one.legs',
  'bets.one.placed',
  'bets.one.accepted',
  'bets.one.settled',
  /** Parts that were cashed out: each {part} of the bet, in percent. */
  'bets.one.cashOuts',
  'bets.one.cashedOut',
  /** {version} of the rules that it is settled by, several where its sports have others, and the link to them. */
  'bets.one.rules',
  'bets.one.openRules',
  'bets.computed.title',
  /** What legs count for, and that it is rounded once. */
  'bets.computed.text',
  'bets.computed.win',
  'bets.computed.place',
  /** {count} lines of {size} legs. */
  'bets.computed.lines',
  /** What all {lines} come to by the {stake} on each. */
  'bets.computed.gross',
  'bets.computed.mostWin',
  'bets.computed.kept',
  'bets.computed.returned',
  /** Only what was {left} was settled. */
  'bets.computed.share',
] as const

/**
 * Texts that blocks drawn by hand show by themselves, by block. The publish gate asks for them in every locale; the first
 * screen brings those of the blocks that it has.
 */
export const featureTexts = {
  'game-frame': [
    ...tile,
    /** Title of the document: {name} of the game. */
    'game.title',
    /** Stands for a name that is not known. */
    'game.page.title',
    /** What is said while it comes: {name}. */
    'game.opening',
    'game.slow',
    'game.demo',
    'game.demo.note',
    'game.playReal',
    'game.playDemo',
    /** Names of the figures: how long, for how much and with what result in the session, and the money. */
    'game.time',
    'game.staked',
    'game.net',
    'game.main',
    'game.bonus',
    'game.limits',
    'game.fullScreen',
    'game.fullScreen.leave',
    'game.leave',
    /** What is played with, where the money is isolated. */
    'game.purse',
    'game.purse.main',
    'game.purse.bonus',
    /** Where a game could not be opened, or has ended. */
    'game.refused.title',
    'game.offline.title',
    'game.offline.text',
    'game.provider.title',
    'game.provider.text',
    'game.ended.title',
    'game.ended.text',
    'game.again',
    'game.retry',
    'balance.concealed',
  ],
  'game-row': tile,
  'game-search': [
    ...tile,
    'gamehall.count',
    'gamehall.search',
    /** Stands in the empty field. */
    'gamehall.search.example',
    'gamehall.search.recent',
    'gamehall.search.forget',
    'gamehall.search.popular',
    /** Where nothing is found: {query}. */
    'gamehall.search.nothing',
    'gamehall.search.nothing.text',
  ],
  'site-search': [
    'search.label',
    /** Stands in the empty field. */
    'search.example',
    /** How many are found: {count}. */
    'search.count',
    /** Where nothing is found: {query}. */
    'search.nothing',
    'search.nothing.text',
    'sportsbook.league',
  ],
  gamehall: [
    ...tile,
    /** Name of the row of categories, of its first entry, and of the player's own lists. */
    'gamehall.categories',
    'gamehall.all',
    'gamehall.liked',
    'gamehall.recent',
    /** How many games there are: {count}. */
    'gamehall.count',
    'gamehall.search',
    'gamehall.providers',
    'gamehall.tags',
    /** The field that searches a long list of filters, and what stands where it finds nothing. */
    'gamehall.find',
    'gamehall.find.nothing',
    /** Name of the order, and of the one that every category has of its own. */
    'gamehall.sort',
    'gamehall.sort.usual',
    /** Name of the list of chosen filters, of the buttons that take one ({name}) and all of them away. */
    'gamehall.chosen',
    'gamehall.remove',
    'gamehall.clear',
    /** Where there is no game: because nobody is signed in, for the filters, in the player's lists, in a category. */
    'gamehall.empty.stranger.title',
    'gamehall.empty.stranger.text',
    'gamehall.empty.filtered.title',
    'gamehall.empty.filtered.text',
    'gamehall.empty.liked.title',
    'gamehall.empty.liked.text',
    'gamehall.empty.recent.title',
    'gamehall.empty.recent.text',
    'gamehall.empty.category.title',
    'gamehall.empty.category.text',
    'gamehall.signIn',
    'gamehall.showAll',
  ],
  'sports-frame': [
    /** Its name. */
    'sportsbook.title',
    'sportsbook.frame.opening',
    'game.slow',
    'game.retry',
    'game.limits',
    'game.fullScreen',
    'game.fullScreen.leave',
    /** Names of the figures. */
    'game.time',
    'game.staked',
    'game.net',
    'game.main',
    'game.bonus',
    'balance.concealed',
    /** Where it could not be opened, or is over. */
    'game.refused.title',
    'game.offline.title',
    'sportsbook.frame.offline',
    'sportsbook.frame.provider.title',
    'sportsbook.frame.provider.text',
    'sportsbook.frame.ended.title',
    'sportsbook.frame.ended.text',
    'sportsbook.frame.again',
  ],
  'loyalty-figure': [
    /** What is seen of each figure, for those who do not see it: {name} of the character. */
    'loyalty.figure.croupier',
    'loyalty.figure.navigator',
    'loyalty.figure.engineer',
    'loyalty.figure.diver',
  ],
  loyalty: [
    /** Name of the map. */
    'loyalty.map.label',
    /** Where the player is: the level's {name}. */
    'loyalty.map.at',
    /** {points} that are missing of the level {name}; that there is no higher one. */
    'loyalty.map.missing',
    'loyalty.map.top',
    /** {date} until which the level is held; when it falls to {name}. */
    'loyalty.map.kept',
    'loyalty.map.fall',
    /** What is said of a level: it is the player's, it lies behind, strangers begin in it or need {points}. */
    'loyalty.map.here',
    'loyalty.map.reached',
    'loyalty.map.start',
    'loyalty.map.stay',
    'loyalty.map.from',
    'loyalty.map.perks',
    /** To the level before, and to the one after. */
    'loyalty.map.back',
    'loyalty.map.on',
  ],
  'sports-row': [...eventRow, ...odds, ...oddsTexts, 'slip.boost.terms'],
  sportsbook: [...finding, ...oddsTexts, ...eventTexts, ...slipTexts, ...openBets],
  'sports-bets': [...openBets, ...oneBet],
  'verify-round': [
    'fairness.record',
    'fairness.record.help',
    'fairness.seeds',
    'fairness.server',
    'fairness.server.help',
    'fairness.client',
    'fairness.nonce',
    'fairness.verify',
    /** What was wrong with what was typed. */
    'fairness.fault.record',
    'fairness.fault.seeds',
    'fairness.fault.unplayable',
    /** Why the round of the address cannot be opened: nobody is signed in, there is none, its provider keeps nothing. */
    'fairness.stranger',
    'fairness.signIn',
    'fairness.missing',
    'fairness.untold',
    'fairness.unavailable',
    /** Its seed is still in use, and what to do. */
    'fairness.sealed.title',
    'fairness.sealed.text',
    /** The verdict. */
    'fairness.right.title',
    'fairness.right.text',
    'fairness.wrong.title',
    'fairness.wrong.text',
    'fairness.scheme',
    'fairness.drawn.title',
    'fairness.drawn.text',
    /** The steps, each with its heading. */
    'fairness.step.commitment',
    'fairness.step.commitment.text',
    'fairness.step.commitment.shown',
    'fairness.step.commitment.computed',
    'fairness.step.blocks',
    'fairness.step.blocks.text',
    'fairness.step.draws',
    'fairness.step.draws.text',
    /** {count} more that are not shown. */
    'fairness.step.more',
    'fairness.step.outcome',
    'fairness.step.outcome.text',
    'fairness.step.outcome.computed',
    'fairness.step.outcome.recorded',
    'fairness.step.paid',
    /** {computed} and {paid}, sums of money. */
    'fairness.step.paid.text',
    'fairness.equal',
    'fairness.different',
  ],
} as const satisfies Record<FeatureBlockType, readonly string[]>

/** Those of a block; none of a block that is not drawn by hand. */
export const textsOfFeature = (type: unknown): readonly string[] =>
  typeof type === 'string' && Object.hasOwn(featureTexts, type) ? featureTexts[type as FeatureBlockType] : []
