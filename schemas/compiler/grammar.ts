import banner from '../grammar/banner.json' with { type: 'json' }
import alert from '../grammar/blocks/alert.json' with { type: 'json' }
import authTypes from '../grammar/blocks/auth-types.json' with { type: 'json' }
import badge from '../grammar/blocks/badge.json' with { type: 'json' }
import bannerBlock from '../grammar/blocks/banner.json' with { type: 'json' }
import button from '../grammar/blocks/button.json' with { type: 'json' }
import countdown from '../grammar/blocks/countdown.json' with { type: 'json' }
import details from '../grammar/blocks/details.json' with { type: 'json' }
import disclosure from '../grammar/blocks/disclosure.json' with { type: 'json' }
import editable from '../grammar/blocks/editable.json' with { type: 'json' }
import formBlock from '../grammar/blocks/form.json' with { type: 'json' }
import gameFrame from '../grammar/blocks/game-frame.json' with { type: 'json' }
import gameRow from '../grammar/blocks/game-row.json' with { type: 'json' }
import gameSearch from '../grammar/blocks/game-search.json' with { type: 'json' }
import gamehall from '../grammar/blocks/gamehall.json' with { type: 'json' }
import grid from '../grammar/blocks/grid.json' with { type: 'json' }
import heading from '../grammar/blocks/heading.json' with { type: 'json' }
import icons from '../grammar/blocks/icons.json' with { type: 'json' }
import image from '../grammar/blocks/image.json' with { type: 'json' }
import lazy from '../grammar/blocks/lazy.json' with { type: 'json' }
import list from '../grammar/blocks/list.json' with { type: 'json' }
import load from '../grammar/blocks/load.json' with { type: 'json' }
import loader from '../grammar/blocks/loader.json' with { type: 'json' }
import loyalty from '../grammar/blocks/loyalty.json' with { type: 'json' }
import loyaltyFigure from '../grammar/blocks/loyalty-figure.json' with { type: 'json' }
import menuBlock from '../grammar/blocks/menu.json' with { type: 'json' }
import outlet from '../grammar/blocks/outlet.json' with { type: 'json' }
import paymentMethodBlock from '../grammar/blocks/payment-method.json' with { type: 'json' }
import picker from '../grammar/blocks/picker.json' with { type: 'json' }
import progress from '../grammar/blocks/progress.json' with { type: 'json' }
import qrCode from '../grammar/blocks/qr-code.json' with { type: 'json' }
import repeat from '../grammar/blocks/repeat.json' with { type: 'json' }
import section from '../grammar/blocks/section.json' with { type: 'json' }
import siteSearch from '../grammar/blocks/site-search.json' with { type: 'json' }
import social from '../grammar/blocks/social.json' with { type: 'json' }
import split from '../grammar/blocks/split.json' with { type: 'json' }
import sportsBets from '../grammar/blocks/sports-bets.json' with { type: 'json' }
import sportsFrame from '../grammar/blocks/sports-frame.json' with { type: 'json' }
import sportsRow from '../grammar/blocks/sports-row.json' with { type: 'json' }
import sportsbookBlock from '../grammar/blocks/sportsbook.json' with { type: 'json' }
import stack from '../grammar/blocks/stack.json' with { type: 'json' }
import systemPageBlock from '../grammar/blocks/system-page.json' with { type: 'json' }
import tabs from '../grammar/blocks/tabs.json' with { type: 'json' }
import text from '../grammar/blocks/text.json' with { type: 'json' }
import ticker from '../grammar/blocks/ticker.json' with { type: 'json' }
import timeline from '../grammar/blocks/timeline.json' with { type: 'json' }
import toggle from '../grammar/blocks/toggle.json' with { type: 'json' }
import upload from '../grammar/blocks/upload.json' with { type: 'json' }
import verification from '../grammar/blocks/verification.json' with { type: 'json' }
import verifyRound from '../grammar/blocks/verify-round.json' with { type: 'json' }
import within from '../grammar/blocks/within.json' with { type: 'json' }
import campaign from '../grammar/campaign.json' with { type: 'json' }
import common from '../grammar/common.json' with { type: 'json' }
import condition from '../grammar/condition.json' with { type: 'json' }
import dictionary from '../grammar/dictionary.json' with { type: 'json' }
import fragment from '../grammar/fragment.json' with { type: 'json' }
import game from '../grammar/game.json' with { type: 'json' }
import gameCategory from '../grammar/game-category.json' with { type: 'json' }
import gameProvider from '../grammar/game-provider.json' with { type: 'json' }
import games from '../grammar/games.json' with { type: 'json' }
import jackpot from '../grammar/jackpot.json' with { type: 'json' }
import locales from '../grammar/locales.json' with { type: 'json' }
import loyaltyCharacter from '../grammar/loyalty-character.json' with { type: 'json' }
import loyaltyProduct from '../grammar/loyalty-product.json' with { type: 'json' }
import loyaltyProgramme from '../grammar/loyalty-programme.json' with { type: 'json' }
import loyaltyQuest from '../grammar/loyalty-quest.json' with { type: 'json' }
import media from '../grammar/media.json' with { type: 'json' }
import menu from '../grammar/menu.json' with { type: 'json' }
import messages from '../grammar/messages.json' with { type: 'json' }
import page from '../grammar/page.json' with { type: 'json' }
import paymentMethod from '../grammar/payment-method.json' with { type: 'json' }
import popup from '../grammar/popup.json' with { type: 'json' }
import promotion from '../grammar/promotion.json' with { type: 'json' }
import redirects from '../grammar/redirects.json' with { type: 'json' }
import routes from '../grammar/routes.json' with { type: 'json' }
import seo from '../grammar/seo.json' with { type: 'json' }
import site from '../grammar/site.json' with { type: 'json' }
import sportsbook from '../grammar/sportsbook.json' with { type: 'json' }
import systemPage from '../grammar/system-page.json' with { type: 'json' }
import template from '../grammar/template.json' with { type: 'json' }
import tournament from '../grammar/tournament.json' with { type: 'json' }
import { fieldGrammar } from '../runtime/fieldGrammar.ts'
import { type FindSchema, type GrammarSchema, isSchema } from '../runtime/walkGrammar.ts'

/** Schema of each kind of definition. */
export const kindSchemas = {
  banner,
  campaign,
  condition,
  dictionary,
  form: fieldGrammar['form.json'],
  fragment,
  game,
  'game-category': gameCategory,
  'game-provider': gameProvider,
  games,
  jackpot,
  locales,
  'loyalty-character': loyaltyCharacter,
  'loyalty-product': loyaltyProduct,
  'loyalty-programme': loyaltyProgramme,
  'loyalty-quest': loyaltyQuest,
  media,
  menu,
  messages,
  page,
  'payment-method': paymentMethod,
  popup,
  promotion,
  redirects,
  routes,
  seo,
  site,
  sportsbook,
  'system-page': systemPage,
  template,
  tournament,
} satisfies Record<string, GrammarSchema | undefined>

/** Schema of the props of each block. */
export const blockSchemas: Readonly<Record<string, GrammarSchema>> = {
  alert,
  'auth-types': authTypes,
  badge,
  banner: bannerBlock,
  button,
  countdown,
  details,
  disclosure,
  editable,
  form: formBlock,
  'game-frame': gameFrame,
  'game-row': gameRow,
  'game-search': gameSearch,
  gamehall,
  grid,
  heading,
  icons,
  image,
  lazy,
  list,
  load,
  loader,
  'loyalty-figure': loyaltyFigure,
  loyalty,
  menu: menuBlock,
  outlet,
  'payment-method': paymentMethodBlock,
  picker,
  progress,
  'qr-code': qrCode,
  repeat,
  section,
  social,
  split,
  'sports-frame': sportsFrame,
  'sports-row': sportsRow,
  sportsbook: sportsbookBlock,
  'site-search': siteSearch,
  'sports-bets': sportsBets,
  stack,
  'system-page': systemPageBlock,
  tabs,
  text,
  ticker,
  timeline,
  toggle,
  upload,
  verification,
  'verify-round': verifyRound,
  within,
}

/** How a block is written, by its type: its props and the blocks in its slots beside the type. */
export const nodeSchemas: Readonly<Record<string, GrammarSchema>> = Object.fromEntries(
  Object.entries(blockSchemas).map(([type, schema]) => [
    type,
    nodeSchema('nodes', type, schema, { $ref: '../common.json#/$defs/blocks' }),
  ]),
)

/** The same for the verdict on one block, which leaves the blocks inside it to theirs. */
const bareSlot = {
  type: 'array',
  items: { type: 'object', anyOf: [{ required: ['type'] }, { required: ['use'] }] },
}
const bareSchemas: [string, GrammarSchema][] = Object.entries(blockSchemas).map(([type, schema]) => [
  `bare/${type}.json`,
  nodeSchema('bare', type, schema, bareSlot),
])

/** The same for the use of a fragment of blocks. */
function bareUse(): GrammarSchema {
  const { properties, ...use } = common.$defs.useBlocks
  const parts = Object.entries<GrammarSchema>(properties).map(([name, part]) => [name, linked(part)])
  return {
    ...use,
    $id: 'https://croupier.example/grammar/bare/use.json',
    properties: Object.fromEntries(parts),
    additionalProperties: bareSlot,
  }
}

function nodeSchema(folder: string, type: string, schema: GrammarSchema, slot: GrammarSchema): GrammarSchema {
  const block = common.$defs.block.properties
  const own = (name: keyof typeof block) => linked(block[name])
  const slots = Object.entries(isSchema(schema['x-slots']) ? schema['x-slots'] : {}).flatMap(
    ([name, description]) =>
      name === '*' ? [] : [[name === 'default' ? 'blocks' : name, { description, ...slot }]],
  )
  return {
    ...schema,
    $id: `https://croupier.example/grammar/${folder}/${type}.json`,
    properties: {
      type: { ...own('type'), const: type },
      id: own('id'),
      visibleWhen: own('visibleWhen'),
      ...(isSchema(schema.properties) ? schema.properties : {}),
      ...Object.fromEntries(slots),
    },
    required: ['type', ...(Array.isArray(schema.required) ? schema.required : [])],
  }
}

/** A part of common.json as it is seen from another file. */
function linked(part: GrammarSchema): GrammarSchema {
  return typeof part.$ref === 'string' ? { ...part, $ref: `../common.json${part.$ref}` } : part
}

/** The whole grammar by file name, as `$ref` names it. */
export const grammar: Readonly<Record<string, GrammarSchema>> = {
  ...fieldGrammar,
  ...Object.fromEntries(Object.entries(kindSchemas).map(([kind, schema]) => [`${kind}.json`, schema ?? {}])),
  ...Object.fromEntries(
    Object.entries(blockSchemas).map(([type, schema]) => [`blocks/${type}.json`, schema]),
  ),
  ...Object.fromEntries(Object.entries(nodeSchemas).map(([type, schema]) => [`nodes/${type}.json`, schema])),
  ...Object.fromEntries(bareSchemas),
  'bare/use.json': bareUse(),
}

/** Finds a file of the grammar by what a `$ref` calls it, seen from any other. */
export const findGrammar: FindSchema = (ref) =>
  grammar[ref.replace(/^.*\/grammar\//, '').replace(/^(\.\.?\/)+/, '')]
