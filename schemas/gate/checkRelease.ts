import type { Definition } from '#generated/grammar/types.ts'
import type { Problem } from '../runtime/problem.ts'
import { checkBanner } from './checkBanner.ts'
import { checkBrand } from './checkBrand.ts'
import { checkByLetter } from './checkByLetter.ts'
import { checkCampaign } from './checkCampaign.ts'
import { checkCampaignPopup } from './checkCampaignPopup.ts'
import { checkCashier } from './checkCashier.ts'
import { checkCurrencies } from './checkCurrencies.ts'
import { checkDefinition, definitionKeyOf } from './checkDefinition.ts'
import { checkForm } from './checkForm.ts'
import { checkJurisdictions } from './checkJurisdictions.ts'
import { checkLetters } from './checkLetters.ts'
import { checkMessages } from './checkMessages.ts'
import { checkPage } from './checkPage.ts'
import { checkPaymentMethod } from './checkPaymentMethod.ts'
import { checkPopupFallbacks } from './checkPopupFallbacks.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkReferences } from './checkReferences.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkScreenTexts } from './checkScreenTexts.ts'
import { checkSite } from './checkSite.ts'
import { checkRequires, checkSocials } from './checkSocial.ts'
import { checkValidators } from './checkValidators.ts'
import { indexSite, type OperationFields } from './siteIndex.ts'

/** A release that was looked at: what is wrong with it, and the definitions that can be compiled. */
export type CheckedRelease = { problems: Problem[]; sound: Definition[] }

/**
 * The publish gate: every check that a release must pass (design, section 4). Takes any JSON and never throws. Where a
 * definition fails its own checks its references are not looked at, so that one fault is told once.
 */
export function checkRelease(definitions: unknown, operationFields: OperationFields): CheckedRelease {
  if (!Array.isArray(definitions)) return { problems: [noList()], sound: [] }
  const keys = new Set(definitions.map(definitionKeyOf))
  const problems: Problem[] = [...duplicates(definitions)]
  const sound: Definition[] = []
  for (const definition of definitions) {
    const own = checkDefinition(definition)
    problems.push(...own)
    if (!own.some(({ code }) => code === 'grammar' || code === 'unknown_kind' || code === 'unknown_block'))
      sound.push(definition as Definition)
  }
  const site = indexSite(sound, keys, operationFields)
  problems.push(...checkSite(keys, sound))
  for (const definition of sound) {
    const findings = [...checkReferences(definition, site), ...checkKind(definition, site)]
    problems.push(...findings.map((finding) => ({ definition: definitionKeyOf(definition), ...finding })))
  }
  const messages = sound.filter((one) => one.kind === 'messages')
  problems.push(...checkMessages(messages, site), ...checkLetters(messages, site), ...checkScreenTexts(site))
  return { problems: sortProblems(problems), sound }
}

function checkKind(
  definition: Definition,
  site: ReturnType<typeof indexSite>,
): Omit<Problem, 'definition'>[] {
  if (definition.kind === 'form') return checkForm(definition, site)
  if (definition.kind === 'page') return [...checkPage(definition, site), ...checkRequires(definition, site)]
  if (definition.kind === 'popup')
    return [...checkRequires(definition, site), ...checkCampaignPopup(definition, site)]
  if (definition.kind === 'routes') return checkRoutes(definition, site)
  if (definition.kind === 'redirects') return checkRedirects(definition, site)
  if (definition.kind === 'banner') return checkBanner(definition, site)
  if (definition.kind === 'campaign') return checkCampaign(definition, site)
  if (definition.kind === 'payment-method') return checkPaymentMethod(definition, site)
  if (definition.kind === 'site')
    return [
      ...checkBrand(definition),
      ...checkJurisdictions(definition, site.forms),
      ...checkCurrencies(definition),
      ...checkCashier(definition),
      ...checkSocials(definition, site),
      ...checkByLetter(definition, site),
      ...checkValidators(definition, site),
      ...checkPopupFallbacks(definition, site),
    ]
  return []
}

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
