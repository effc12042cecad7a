import type {
  ConditionDefinition,
  Definition,
  PageDefinition,
  PopupDefinition,
} from '#generated/grammar/types.ts'
import { type Expand, expandDefinitions, partKinds, type Written } from '../compiler/expandDefinitions.ts'
import type { Origins } from '../compiler/origins.ts'
import { upgrade } from '../compiler/upgrade.ts'
import { memo } from '../runtime/memo.ts'
import type { Finding, Problem } from '../runtime/problem.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { isCausedElsewhere } from './causedElsewhere.ts'
import { checkAnalytics } from './checkAnalytics.ts'
import { checkBanner } from './checkBanner.ts'
import { checkBrand } from './checkBrand.ts'
import { checkButtons } from './checkButtons.ts'
import { checkByLetter } from './checkByLetter.ts'
import { checkCampaign } from './checkCampaign.ts'
import { checkCampaignPopup } from './checkCampaignPopup.ts'
import { checkCashier } from './checkCashier.ts'
import { checkChat } from './checkChat.ts'
import { checkCodeNames } from './checkCodeNames.ts'
import { checkConsent } from './checkConsent.ts'
import { checkCurrencies } from './checkCurrencies.ts'
import { checkGrammarOf, checkWords, definitionKeyOf } from './checkDefinition.ts'
import { checkForm } from './checkForm.ts'
import { checkFramedSportsbook } from './checkFramedSportsbook.ts'
import { checkGame, checkGameCategory } from './checkGames.ts'
import { checkHead } from './checkHead.ts'
import { checkHosts } from './checkHosts.ts'
import { checkJackpot } from './checkJackpot.ts'
import { checkJurisdictions } from './checkJurisdictions.ts'
import { checkLetters } from './checkLetters.ts'
import { checkLoyalty } from './checkLoyalty.ts'
import { checkMarkup } from './checkMarkup.ts'
import { checkMedia } from './checkMedia.ts'
import { checkMessages } from './checkMessages.ts'
import { checkPage } from './checkPage.ts'
import { checkPaymentMethod } from './checkPaymentMethod.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'
import { checkPopupFallbacks } from './checkPopupFallbacks.ts'
import { checkPromotion } from './checkPromotion.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkReferences } from './checkReferences.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkScreenTexts } from './checkScreenTexts.ts'
import { checkSentences } from './checkSentences.ts'
import { checkSite } from './checkSite.ts'
import { checkRequires, checkSocials } from './checkSocial.ts'
import { checkSportsbook } from './checkSportsbook.ts'
import { checkSystemPages } from './checkSystemPages.ts'
import { checkTextAddresses } from './checkTextAddresses.ts'
import { checkTextArguments } from './checkTextArguments.ts'
import { checkTournament } from './checkTournament.ts'
import { checkValidators } from './checkValidators.ts'
import { indexSite as indexAnew, type OperationFields, type SiteIndex } from './siteIndex.ts'
import { tryTemplates } from './tryTemplates.ts'

/** A release that was looked at: what is wrong with it, and the definitions that can be compiled. */
export type CheckedRelease = { problems: Problem[]; sound: Definition[] }

/** What remembers the release before this one. */
export type Before = { expand: Expand; indexSite: typeof indexAnew }

/** Most is found where it is looked for; some is told of another definition. */
type Found = Finding & { definition?: string }

/**
 * The publish gate: every check that a release must pass (design, section 4). Takes any JSON and never throws. Where a
 * definition fails its own checks its references are not looked at, so that one fault is told once. Of templates it is
 * checked what would come of them.
 */
export function checkRelease(
  definitions: unknown,
  operationFields: OperationFields,
  { expand, indexSite }: Before = { expand: expandDefinitions, indexSite: indexAnew },
): CheckedRelease {
  if (!Array.isArray(definitions)) return { problems: [noList()], sound: [] }
  const given = definitions.map(upgraded)
  const trials = tryTemplates(given)
  const all = [...given, ...trials.definitions]
  const keys = new Set(all.map(definitionKeyOf))
  const problems: Problem[] = [...duplicates(all)]
  const told: Problem[] = []
  const written: Written[] = []
  for (const one of all) {
    const own = checkGrammarOf(one)
    problems.push(...own)
    if (own.length === 0) written.push(one as Written)
  }
  const expanded = expand(written, keys)
  const { origins } = expanded
  problems.push(...expanded.problems)
  const unfit = new Set(expanded.spoiled)
  const bases = basesIn(written)
  for (const [key, one] of [...expanded.whole].sort(([a], [b]) => bases(a).length - bases(b).length)) {
    // What is wrong with the form that one extends is wrong with it too, and told there.
    if (bases(key).some((base) => unfit.has(base))) unfit.add(key)
    if (unfit.has(key)) continue
    const found = checkGrammarOf(one)
    if (found.length > 0) unfit.add(key)
    told.push(...located(one, key, found, origins))
  }
  problems.push(...told.splice(0))
  const sound = expanded.definitions.filter((one) => !unfit.has(definitionKeyOf(one)))
  const site = indexSite(sound, keys, operationFields)
  problems.push(...checkSite(keys, sound))
  const fit = new Set(sound.map(definitionKeyOf))
  const lacking = [...keys].filter((key) => !fit.has(key)).map((key) => key.split('/')[0] ?? '')
  const unfitKinds = new Set(lacking.filter((kind) => !partKinds.has(kind)))
  const checkIn = plainChecks(origins)(site)
  for (const one of sound) told.push(...checkIn(one))
  const messages = sound.filter((one) => one.kind === 'messages')
  const conditions = written.filter((one) => one.kind === 'condition') as unknown as ConditionDefinition[]
  const together = checkTogether(site)
  told.push(
    ...together.messages,
    ...checkSentences(conditions, site),
    ...checkLetters(messages, site),
    ...checkTextAddresses(messages, site),
    ...checkTextArguments(messages, site),
    ...checkMarkup(messages, site),
    ...checkPlaceholders(
      trials.templates,
      messages.filter((one) => !trials.isTrial(definitionKeyOf(one))),
      site,
    ),
    ...together.screens,
    ...together.code,
  )
  problems.push(...told.filter((one) => !isCausedElsewhere(one, unfitKinds)))
  return {
    problems: sortProblems(onceEach(problems.map(trials.problemBack))),
    sound: sound.filter((one) => !trials.isTrial(definitionKeyOf(one))),
  }
}

/** What is wrong with a plain definition in its site, where it was written. */
const plainChecks = memo((origins: Origins) =>
  memo((site: SiteIndex) =>
    memo((one: Definition): Problem[] => {
      const found = [...checkWords(one), ...checkReferences(one, site), ...checkKind(one, site)]
      return located(one, definitionKeyOf(one), found, origins)
    }),
  ),
)

/** What is wrong with the texts and screens of a site together, whatever its texts say. */
const checkTogether = memo((site: SiteIndex) => ({
  messages: checkMessages(site),
  screens: checkScreenTexts(site),
  code: checkCodeNames(site),
}))

function located(plain: object, key: string, found: readonly Found[], origins: Origins): Problem[] {
  const placed = found.map(({ pointer, ...one }) => ({ ...origins.locate(plain, key, pointer), ...one }))
  // A fragment may stand where not all that it has a word for can be.
  return placed.filter((one) => one.code !== 'impossible_key' || one.fragment === undefined)
}

/** The form that each form extends, the one that this extends, and so on. */
function basesIn(written: readonly Written[]): (key: string) => readonly string[] {
  const extended = new Map<string, string>(
    written.flatMap(({ kind, id, extends: base }) =>
      kind === 'form' && typeof base === 'string' ? [[`form/${id}`, `form/${base}`] as const] : [],
    ),
  )
  return (key) => {
    const found: string[] = []
    for (let base = extended.get(key); base && !found.includes(base); base = extended.get(base))
      found.push(base)
    return found
  }
}

/** A fault in a fragment, or in a form that others extend, is told once, however many use it and look at it. */
function onceEach(problems: readonly Problem[]): Problem[] {
  const placeOf = ({ definition, pointer, fragment }: Problem) =>
    fragment ? `${fragment.definition}${fragment.pointer}` : `${definition}${pointer}`
  const failures = new Set(problems.filter(({ code }) => code === 'unknown_failure').map(placeOf))
  const seen = new Set<string>()
  return problems.filter((one) => {
    const place = placeOf(one)
    // A type that no operation answers is no value of the fact either.
    if (one.code === 'impossible_value' && failures.has(place)) return false
    const name = `${place} ${one.code} ${one.message}`
    return !seen.has(name) && seen.add(name)
  })
}

function checkKind(definition: Definition, site: SiteIndex): Omit<Problem, 'definition'>[] {
  if (definition.kind === 'form') return checkForm(definition, site)
  if (definition.kind === 'page')
    return [...checkPage(definition, site), ...checkHead(definition, site), ...checkBlocks(definition, site)]
  if (definition.kind === 'popup')
    return [...checkBlocks(definition, site), ...checkCampaignPopup(definition, site)]
  if (definition.kind === 'routes') return checkRoutes(definition, site)
  if (definition.kind === 'redirects') return checkRedirects(definition, site)
  if (definition.kind === 'banner') return checkBanner(definition, site)
  if (definition.kind === 'campaign') return checkCampaign(definition, site)
  if (definition.kind === 'game') return checkGame(definition)
  if (definition.kind === 'game-category') return checkGameCategory(definition, site)
  if (definition.kind === 'jackpot') return checkJackpot(definition, site)
  if (definition.kind === 'media') return checkMedia(definition)
  if (definition.kind === 'promotion') return checkPromotion(definition, site)
  if (definition.kind === 'seo') return checkHosts(definition, site)
  if (definition.kind === 'sportsbook') return checkSportsbook(definition, site)
  if (definition.kind === 'tournament') return checkTournament(definition, site)
  if (definition.kind === 'payment-method') return checkPaymentMethod(definition, site)
  if (definition.kind === 'site')
    return [
      ...checkAnalytics(definition),
      ...checkBrand(definition),
      ...checkChat(definition),
      ...checkConsent(definition),
      ...checkFramedSportsbook(definition),
      ...checkJurisdictions(definition, site.forms),
      ...checkCurrencies(definition),
      ...checkCashier(definition),
      ...checkSocials(definition, site),
      ...checkByLetter(definition, site),
      ...checkValidators(definition, site),
      ...checkPopupFallbacks(definition, site),
    ]
  return checkLoyalty(definition, site)
}

const checkBlocks = (definition: PageDefinition | PopupDefinition, site: SiteIndex) => [
  ...checkRequires(definition, site),
  ...checkSystemPages(definition, site),
  ...checkButtons(definition),
]
const upgraded = (one: unknown): unknown => (isSchema(one) ? upgradeOnce(one) : one)
const upgradeOnce = memo(upgrade<object>)

function duplicates(definitions: readonly unknown[]): Problem[] {
  const seen = new Set<string>()
  return definitions.flatMap((one) => {
    const definition = definitionKeyOf(one)
    if (!seen.has(definition)) {
      seen.add(definition)
      return []
    }
    const message = `There are two definitions ${definition}.`
    return [
      { definition, pointer: '/id', code: 'duplicate_definition', message, hint: 'Rename or delete one.' },
    ]
  })
}

function noList(): Problem {
  const message = 'A release is a list of definitions.'
  return { definition: '?/?', pointer: '', code: 'grammar', message, hint: 'Give a list.' }
}

/** By definition, then in the order in which they were found. */
function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) =>
    a.definition < b.definition ? -1 : a.definition > b.definition ? 1 : 0,
  )
}
