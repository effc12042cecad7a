import type {
  Definition,
  DictionaryDefinition,
  FormDefinition,
  MessagesDefinition,
  PageDefinition,
  PaymentMethodDefinition,
  SiteDefinition,
  Validators,
} from '#generated/grammar/types.ts'
import { compileBrand } from '../compiler/compileBrand.ts'
import { dictionaryChain, mergeDictionaries } from '../compiler/compileDictionary.ts'
import { compileForm, compileFormWith, isSent, type SentForm } from '../compiler/compileForm.ts'
import { compileMenu } from '../compiler/compileMenu.ts'
import { compileMessages } from '../compiler/compileMessages.ts'
import { compilePage } from '../compiler/compilePage.ts'
import { compilePaymentMethods } from '../compiler/compilePaymentMethods.ts'
import { compilePopup } from '../compiler/compilePopup.ts'
import { compileRedirects } from '../compiler/compileRedirects.ts'
import { compileRoutes } from '../compiler/compileRoutes.ts'
import { compileSite } from '../compiler/compileSite.ts'
import { createKeeper } from '../compiler/createKeeper.ts'
import { withExpandedBlocks } from '../compiler/expandBlocks.ts'
import { createExpander } from '../compiler/expandDefinitions.ts'
import { upgrade } from '../compiler/upgrade.ts'
import type { Artefact, FormArtefact } from '../runtime/artefacts.ts'
import { memo, memoAround } from '../runtime/memo.ts'
import type { Problem } from '../runtime/problem.ts'
import { checkDefinition, definitionKeyOf } from './checkDefinition.ts'
import { type Before, checkRelease } from './checkRelease.ts'
import { createIndexer, type OperationFields } from './siteIndex.ts'

export type CompiledRelease = {
  /** Sorted by definition; a release with any is not published. */
  problems: Problem[]
  /** By key: form/registration, messages/en, message-source/en. Of a release with problems, what could be compiled. */
  artefacts: Record<string, Artefact>
  /** A form that only lends its fields, by its key and as it would be by itself: no release holds it, but editors look at it. */
  lent(key: string): FormArtefact | undefined
}

export type Compiler = {
  compileRelease(definitions: unknown): CompiledRelease
  checkDefinition(definition: unknown): Problem[]
}

/**
 * The compiler with its gate. Both functions take any JSON and never throw.
 * @param operationFields what each operation takes: generated/operationFields, handed in because the compiler makes
 *   what is generated and so cannot import it
 * @param isOwner whether nobody else has the definitions that it is given, so that one that comes again is what it was
 */
export function createCompiler({
  operationFields,
  isOwner = false,
}: {
  operationFields: OperationFields
  isOwner?: boolean
}): Compiler {
  const before = { expand: createExpander(), indexSite: createIndexer() }
  const keep = createKeeper()
  return {
    compileRelease: (definitions) =>
      compileRelease(
        Array.isArray(definitions) && !isOwner ? ownOf(definitions, keep) : definitions,
        operationFields,
        before,
      ),
    checkDefinition: (definition) => checkDefinition(upgrade(definition)),
  }
}

/** Definitions as objects of our own, and what cannot be written down as it is: the gate says what is wrong with it. */
function ownOf(definitions: readonly unknown[], keep: ReturnType<typeof createKeeper>): unknown[] {
  const texts = definitions.map(textOf)
  const own = keep(texts.filter((text) => text !== undefined))
  return definitions.map((one, at) => (texts[at] === undefined ? one : own.shift()))
}

/** Undefined of what is nested too deep to be written down; the gate says so. */
function textOf(definition: unknown): string | undefined {
  try {
    return JSON.stringify(definition)
  } catch {
    return undefined
  }
}

function compileRelease(
  definitions: unknown,
  operationFields: OperationFields,
  before: Before,
): CompiledRelease {
  const checked = checkRelease(definitions, operationFields, before)
  const { problems } = checked
  const sound = withExpandedBlocks(checked.sound)
  const dictionaries = Object.fromEntries(
    sound.filter((one): one is DictionaryDefinition => one.kind === 'dictionary').map((one) => [one.id, one]),
  )
  const pages = new Map(
    sound.filter((one): one is PageDefinition => one.kind === 'page').map((one) => [one.id, one]),
  )
  const site = sound.find((one): one is SiteDefinition => one.kind === 'site')
  const validators = site?.validators
  const around = { dictionaries, pages, validators }
  const artefacts = sound.flatMap((definition) => compileDefinition(definition, around))
  const messages = compileMessages(sound.filter((one): one is MessagesDefinition => one.kind === 'messages'))
  const branded = site
    ? sound.flatMap((one) => (one.kind === 'seo' && one.brand ? [make.branded(one, site)] : []))
    : []
  const [method, ...others] = sound.filter(
    (one): one is PaymentMethodDefinition => one.kind === 'payment-method',
  )
  const methods = method ? make.methods(method, ...others) : []
  const all = [...artefacts, ...messages, ...methods, ...branded].map(
    (one) => [definitionKeyOf(one), one] as const,
  )
  return {
    problems,
    artefacts: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))),
    lent(key) {
      const form = sound.find(
        (one): one is FormDefinition => definitionKeyOf(one) === key && one.kind === 'form',
      )
      return form && !isSent(form)
        ? compileForm({ ...form, submit: toNothing }, dictionaries, validators)
        : undefined
    },
  }
}

const toNothing: SentForm['submit'] = { operation: '', label: '' }

/** Makes the artefacts, and answers again what it answered where all that goes into one is the very same. */
const make = {
  form: memoAround(
    (form: SentForm, validators: Validators | undefined, ...dictionaries: DictionaryDefinition[]) =>
      compileFormWith(form, mergeDictionaries(dictionaries), validators),
  ),
  page: memoAround(compilePage),
  popup: memo(compilePopup),
  menu: memo(compileMenu),
  routes: memo(compileRoutes),
  redirects: memo(compileRedirects),
  branded: memoAround(compileBrand),
  site: memo(compileSite),
  methods: memoAround((...methods: [PaymentMethodDefinition, ...PaymentMethodDefinition[]]) =>
    compilePaymentMethods(methods),
  ),
}

/** What definitions are compiled into, or with. */
type Around = {
  dictionaries: Readonly<Record<string, DictionaryDefinition>>
  pages: ReadonlyMap<string, PageDefinition>
  validators: Validators | undefined
}

/** Texts are compiled together, and so are payment methods; dictionaries go into the forms that name them, wrappers around the pages that do. */
function compileDefinition(definition: Definition, { dictionaries, pages, validators }: Around): Artefact[] {
  switch (definition.kind) {
    case 'form':
      return isSent(definition)
        ? [make.form(definition, validators, ...dictionaryChain(definition.dictionary, dictionaries))]
        : []
    case 'page':
      return [make.page(definition, pages.get(definition.wrapper ?? ''))]
    case 'popup':
      return [make.popup(definition)]
    case 'menu':
      return [make.menu(definition)]
    case 'routes':
      return [make.routes(definition)]
    case 'redirects':
      return [make.redirects(definition)]
    case 'site':
      return [make.site(definition)]
    case 'messages':
    case 'dictionary':
    case 'payment-method':
    // Read by the platform as they stand; browsers must find neither promo codes nor what is yet to come.
    case 'campaign':
    case 'banner':
    case 'game':
    case 'game-category':
    case 'game-provider':
    case 'jackpot':
    case 'loyalty-character':
    case 'loyalty-product':
    case 'loyalty-programme':
    case 'loyalty-quest':
    case 'promotion':
    case 'sportsbook':
    case 'tournament':
    // Gone into the definitions that use them.
    case 'condition':
    case 'fragment':
    case 'media':
    // Said of what would come of it.
    case 'template':
      return []
    default:
      return [definition]
  }
}
