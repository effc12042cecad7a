/**
 * What the compiler makes of definitions: the contract between compiler, server and renderers.
 * Artefacts are JSON, hold no words (only message keys) and are addressed by the hash of their content.
 */
import type {
  Actions,
  Block,
  Choices,
  Condition,
  DynamicFields,
  Field,
  FieldAttributes,
  FieldCheck,
  FieldType,
  FormDraft,
  FormErrorLinks,
  FormLink,
  FormReview,
  GamesDefinition,
  HeadData,
  IconName,
  Link,
  ListedAddresses,
  PaymentMethodDefinition,
  PopupBanner,
  PopupCampaign,
  Route,
  SeoDefinition,
  SiteDefinition,
  SubjectHead,
  SystemPageDefinition,
  Text,
  Values,
} from '#generated/grammar/types.ts'
import type { JsonSchemaFragment } from '../rules/jsonSchemaFragment.ts'
import type { RuleUse } from '../rules/rule.ts'
import type { StarPattern } from './matchStars.ts'

/** The JSON Schema of a form: an object whose properties hold what the rules imply. */
export type JsonSchema = {
  type: 'object'
  properties: Record<string, JsonSchemaFragment>
  required?: string[]
  additionalProperties: false
}

export type FieldArtefact = {
  type: FieldType
  label: Text
  placeholder?: Text
  help?: Text
  width: 'full' | 'half' | 'third'
  /** HTML autofill token; filled in by the compiler from type and name where the definition is silent. */
  autocomplete: string
  inputmode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url'
  mask?: string[]
  maxLength?: number
  choices?: Choices
  initial?: Field['initial']
  /** Everything checked on this field: written rules and those that follow from the attributes. */
  rules: RuleUse[]
  /** Without visibleWhen the field is always there. */
  visibleWhen?: Condition
  /** Required whenever this holds; `required` is among the rules where it always is. */
  requiredWhen?: Condition
  onChange?: Actions
  /** What the platform is asked while the player types; debounce in milliseconds. */
  check?: FieldCheck & { debounce: number }
  /** Sums to pick, decimal strings; known once the platform has answered. */
  sums?: string[]
  /** All that there is to pick, a decimal string; known once the platform has answered. */
  all?: string
  attributes: Pick<
    FieldAttributes,
    | 'rows'
    | 'min'
    | 'max'
    | 'accept'
    | 'maxBytes'
    | 'bounds'
    | 'presets'
    | 'group'
    | 'reveal'
    | 'strength'
    | 'preventEmoji'
  >
}

export type FormArtefact = {
  kind: 'form'
  id: string
  title?: Text
  description?: Text
  validation: 'submit' | 'eager'
  /** Fields in visual order; hidden ones (is_visible false) are not there. */
  order: string[]
  fields: Record<string, FieldArtefact>
  /** The contract: a JSON Schema (draft 2020-12) of the whole form, all conditional fields optional. No words. */
  schema: JsonSchema
  /** Field -> fields whose rules or conditions look at it, so that they are checked again with it. */
  dependents: Record<string, string[]>
  dynamicFields?: DynamicFields
  steps?: { id: string; title: Text; fields: string[] }[]
  draft?: FormDraft
  submit: {
    operation: string
    label: Text
    look?: 'primary' | 'secondary'
    /** The button stays at the lower edge of a phone's window. */
    inReach?: boolean
    body: Values
    omit: string[]
    /** A last look before it is sent. */
    review?: FormReview
    /** What the player is asked first. */
    confirm?: { popup: string; data?: Values; when?: Condition }
  }
  /** Parameter of the operation -> field to show its error at. */
  parameterFields: Record<string, string>
  /** Message key by error code, this form's dictionary with those it extends. */
  dictionary: Record<string, string>
  fieldDictionary: Record<string, Record<string, string>>
  errors: Record<string, string>
  /** Where a failure leads to, by type of error. */
  errorLinks?: FormErrorLinks
  /** Shows a failure for which `errors` has only its default. */
  errorField?: string
  /** A failure of which nothing is said. */
  silentWhen?: Condition
  after: Actions
  failed: Actions
  links: FormLink[]
}

export type PageArtefact = {
  kind: 'page'
  id: string
  title: Text
  description?: Text
  image?: string
  /** What search engines are told besides; the server writes it, and browsers are not sent it with a document. */
  head?: HeadData
  /** A room that shows it is not open yet. */
  opensSoon?: boolean
  /** Done when somebody comes to the page. */
  opened?: Actions
  blocks: Block[]
  /** Artefact keys (form/registration) the page shows, so that they can be sent with it. */
  uses: string[]
}

export type PopupArtefact = {
  kind: 'popup'
  id: string
  dialog: 'popup' | 'confirm' | 'curtain'
  /** Of a curtain; end if left out. */
  side?: 'start' | 'end'
  size: 'small' | 'medium' | 'large'
  hideClose: boolean
  /** For whom it is; everybody where it is left out. */
  availableWhen?: Condition
  banner?: PopupBanner
  campaign?: PopupCampaign
  initialView: string
  views: Record<string, { title: Text; back?: string; blocks: Block[] }>
  uses: string[]
}

export type MenuArtefact = {
  kind: 'menu'
  id: string
  label: string
  items: MenuItemArtefact[]
}

export type MenuItemArtefact = {
  label: Text
  icon?: IconName
  note?: Text
  link?: Link
  actions?: Actions
  items?: MenuItemArtefact[]
  visibleWhen?: Condition
  emphasis?: boolean
}

export type Room = NonNullable<Route['room']>

export type RouteArtefact = {
  /** Joined with dots: cashier.deposit. */
  name: string
  /** Without the locale, `:name` for a parameter: /cashier/deposit/:sysname. */
  pattern: string
  /** Names of its parameters, in the order of the path. */
  params: string[]
  page?: string
  contentPage?: boolean
  layout: 'default' | 'empty' | 'game'
  redirect?: Link
  /** The product whose room this is. */
  room?: Room
  game?: boolean
  /** A question that must have an answer. */
  subject?: { operation: string; params: Values; when?: Condition; head?: SubjectHead }
  /** Which of its addresses the sitemap lists, where it has parameters. */
  listed?: ListedAddresses
  /** Regular expression (flag u, anchored) by parameter. */
  checks?: Record<string, string>
}

export type GuardArtefact = {
  contains: string[]
  requires: Condition
  redirect: { route: string; query?: Values }
}

export type RoutesArtefact = {
  kind: 'routes'
  id: string
  /** Most specific first: literal segments before parameters, longer before shorter. */
  routes: RouteArtefact[]
  guards: GuardArtefact[]
}

/** A from_url cut at its stars, so that no regular expression is needed to find it. */
export type RedirectArtefact = StarPattern & {
  to: string
  status: 301 | 302 | 307 | 308
}

export type RedirectsArtefact = { kind: 'redirects'; id: string; redirects: RedirectArtefact[] }

/** ICU messages compiled by @lingui/message-utils, so that the browser needs no ICU parser. */
export type CompiledMessage = string | unknown[]

/** One artefact a locale (`messages/en`), merged from all its messages definitions. */
export type MessagesArtefact = {
  kind: 'messages'
  id: string
  locale: string
  messages: Record<string, CompiledMessage>
  /** Of what came with the document: only the words of the first screen. */
  partial?: true
}

/** The raw ICU strings of a locale (`message-source/en`), for GET /nfx/i18n/messages/{locale}. */
export type MessageSourceArtefact = {
  kind: 'message-source'
  id: string
  locale: string
  messages: Record<string, string>
}

export type LocalesArtefact = {
  kind: 'locales'
  id: string
  default: string
  strategy: 'browser' | 'platform'
  locales: { code: string; name: string; dir: 'ltr' | 'rtl' }[]
}

/** What is shown of a payment method. */
export type ShownMethod = Pick<PaymentMethodDefinition, 'name' | 'type' | 'descriptions' | 'urlName'> & {
  icons: NonNullable<PaymentMethodDefinition['icons']>
}

/** All payment methods by sysname (`payment-methods/main`), for the pages that show any. */
export type PaymentMethodsArtefact = {
  kind: 'payment-methods'
  id: string
  methods: Record<string, ShownMethod>
}

export type SiteArtefact = SiteDefinition
/** Words for the tags and features of games. */
export type GamesArtefact = GamesDefinition
export type SeoArtefact = SeoDefinition
export type SystemPageArtefact = SystemPageDefinition

export type Artefact =
  | FormArtefact
  | PageArtefact
  | PopupArtefact
  | MenuArtefact
  | RoutesArtefact
  | RedirectsArtefact
  | MessagesArtefact
  | MessageSourceArtefact
  | LocalesArtefact
  | PaymentMethodsArtefact
  | SiteArtefact
  | GamesArtefact
  | SeoArtefact
  | SystemPageArtefact
