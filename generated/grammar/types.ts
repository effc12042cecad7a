/**
 * Name of a definition, unique within its kind: lower-case letters, digits, hyphens; a slash groups.
 */
export type DefinitionId = string
/**
 * Key of a text. It must exist in the messages of every locale.
 */
export type MessageKey = string
/**
 * System name of a form field; also the name under which it is sent unless the form maps it.
 */
export type FieldName = string
/**
 * Name of a route as written in the route table; children are joined with dots (cashier.deposit).
 */
export type RouteName = string
/**
 * An operation of the platform API, controller.method.
 */
export type OperationName = string
/**
 * JSON Pointer (RFC 6901) into the facts: /session, /site, /route, /query, /device, /data (the form's own values), /response (inside the actions after a call) or /popup (data given to an opened popup).
 */
export type Pointer = string
/**
 * A JSON Schema that the facts must satisfy, for example {"properties": {"session": {"properties": {"authenticated": {"const": true}}}}}. There is no expression language.
 */
export type Condition = {} | boolean
/**
 * How a bound value is shown or sent: text as it is; money (an amount with its currency); number; date; datetime; percent; bit ('1' for true, '0' otherwise); country, currency, locale (names in the reader's language); encoded (percent-encoded for a URL); digits (only the digits); no_plus (a leading + removed).
 */
export type BindingFormat =
  | 'text'
  | 'money'
  | 'number'
  | 'date'
  | 'datetime'
  | 'percent'
  | 'bit'
  | 'country'
  | 'currency'
  | 'locale'
  | 'encoded'
  | 'digits'
  | 'no_plus'
/**
 * A constant, or a binding.
 */
export type Value = (string | number | boolean) | Binding
/**
 * A message key, or a message key with the arguments of its ICU message.
 */
export type Text = MessageKey | TextWithArguments
/**
 * A drawing of the icon set.
 */
export type IconName =
  | 'home'
  | 'games'
  | 'sports'
  | 'gift'
  | 'trophy'
  | 'star'
  | 'user'
  | 'wallet'
  | 'support'
  | 'menu'
  | 'close'
  | 'back'
  | 'forward'
  | 'down'
  | 'check'
  | 'alert'
  | 'info'
  | 'success'
  | 'sun'
  | 'moon'
  | 'globe'
  | 'eye'
  | 'eye-off'
  | 'lock'
  | 'mail'
  | 'phone'
  | 'logout'
  | 'search'
  | 'clock'
  | 'shield'
  | 'spade'
  | 'heart'
  | 'diamond'
  | 'club'
/**
 * What a field is set to: emptyValue (nothing chosen), firstValue (the first option), selectedValue (what the site prefers: the visitor's country, currency or locale; empty where it knows none).
 */
export type ResetTo = 'emptyValue' | 'firstValue' | 'selectedValue'
/**
 * One declarative step; do says which.
 */
export type Action =
  | NavigateAction
  | OpenAction
  | CloseAction
  | ViewAction
  | ToastAction
  | CallAction
  | RefreshAction
  | TrackAction
  | SetQueryAction
  | SetFieldAction
  | SetLocaleAction
  | SetThemeAction
  | StoreAction
  | ForgetAction
  | WhenAction
/**
 * Steps done one after another; a failing call ends them.
 */
export type Actions = Action[]
/**
 * Blocks, one after another.
 */
export type Blocks = Block[]
/**
 * One use of a named validation rule in a field. An empty value passes every rule but required, checked and type.
 */
export type RuleUse =
  | TypeRuleUse
  | RequiredRuleUse
  | CheckedRuleUse
  | MinLengthRuleUse
  | MaxLengthRuleUse
  | ExactLengthRuleUse
  | DigitsRuleUse
  | OneTimeCodeRuleUse
  | PasswordRuleUse
  | EqualsRuleUse
  | NameRuleUse
  | NameLooseRuleUse
  | LatinCyrillicRuleUse
  | AddressRuleUse
  | CardHolderRuleUse
  | FakenameRuleUse
  | SumRuleUse
  | DateRuleUse
  | MaxDateRuleUse
  | SexRuleUse
  | TextRuleUse
  | PostcodeRuleUse
  | PhoneRuleUse
  | EmailRuleUse
  | CardNumberRuleUse
  | IbanRuleUse
  | MinValueRuleUse
  | MaxValueRuleUse
  | RegexRuleUse
  | CustomRuleUse
  | PromoCodeRuleUse
  | OneOfRuleUse
  | MaskRuleUse
/**
 * Which widget the field gets.
 */
export type FieldType =
  | 'input'
  | 'password'
  | 'date'
  | 'select'
  | 'country_code'
  | 'region'
  | 'phone'
  | 'checkbox'
  | 'radio'
  | 'code'
  | 'textarea'
  | 'file'
  | 'amount'
/**
 * Length in characters: the most, or the least and the most.
 */
export type FieldSize =
  | number
  | {
      /**
       * The least.
       */
      min?: number
      /**
       * The most.
       */
      max?: number
    }
/**
 * The options: a list; a list for each value of another field; the facts; or the answer of an operation.
 */
export type Choices = ChoiceList | DependentChoices | FactChoices | OperationChoices
export type ChoiceList = Choice[]

/**
 * A value read from the facts.
 */
export interface Binding {
  /**
   * Where the value stands; of a list of pointers the first that is not empty is taken.
   */
  from: Pointer | [Pointer, ...Pointer[]]
  as?: BindingFormat
  /**
   * Taken when nothing stands there.
   */
  fallback?: string | number | boolean
}
/**
 * Named values, each a constant or a binding.
 */
export interface Values {
  [k: string]: Value
}
export interface TextWithArguments {
  key: MessageKey
  args?: Values
}
/**
 * Where something leads: a route by name, or an address outside the site.
 */
export interface Link {
  route?: RouteName
  params?: Values
  query?: Values
  /**
   * Fragment, without the #.
   */
  hash?: string
  /**
   * An https address outside the site.
   */
  url?: string
  /**
   * Open in a window of its own.
   */
  newWindow?: boolean
}
/**
 * Go somewhere. to, where it yields an address within the site, goes before route.
 */
export interface NavigateAction {
  do: 'navigate'
  to?: Binding
  route: RouteName
  params?: Values
  query?: Values
  /**
   * Replace the current history entry.
   */
  replace?: boolean
}
/**
 * Open a popup.
 */
export interface OpenAction {
  do: 'open'
  popup: DefinitionId
  /**
   * The view of the popup to show first.
   */
  view?: string
  data?: Values
  /**
   * Wait until the popups that are open now are closed.
   */
  queue?: boolean
  /**
   * The player cannot close it.
   */
  preventClose?: boolean
}
/**
 * Close the popup that this stands in, or the named one.
 */
export interface CloseAction {
  do: 'close'
  popup?: DefinitionId
  /**
   * Close it even where closing is prevented.
   */
  force?: boolean
}
/**
 * Switch the popup that this stands in to another of its views.
 */
export interface ViewAction {
  do: 'view'
  /**
   * Id of the view.
   */
  view: string
}
/**
 * Show a short notice.
 */
export interface ToastAction {
  do: 'toast'
  text: Text
  /**
   * What kind of notice it is.
   */
  tone?: 'info' | 'success' | 'warning' | 'error'
  icon?: IconName
  /**
   * Milliseconds until it goes; the site's default otherwise.
   */
  time?: number
}
/**
 * Call an operation of the platform; /response holds its answer in the actions after it.
 */
export interface CallAction {
  do: 'call'
  operation: OperationName
  body?: Values
  then?: Actions
  else?: Actions
}
/**
 * Load something anew.
 */
export interface RefreshAction {
  do: 'refresh'
  /**
   * session: who is signed in; balance: their money; page: what the page shows.
   */
  what: 'session' | 'balance' | 'page'
}
/**
 * Report an analytics event.
 */
export interface TrackAction {
  do: 'track'
  /**
   * Name from the catalogue of events.
   */
  event:
    | 'page_view'
    | 'login'
    | 'login_error'
    | 'logout'
    | 'logout_error'
    | 'sign_up'
    | 'sign_up_error'
    | 'deposit'
    | 'withdrawal'
    | 'game'
    | 'favourite'
    | 'promo_code'
    | 'bonus'
    | 'confirmation'
    | 'support'
  params?: Values
}
/**
 * Set query parameters of the current address without navigating; an empty value removes one.
 */
export interface SetQueryAction {
  do: 'set_query'
  query: Values
}
/**
 * Set another field of the same form.
 */
export interface SetFieldAction {
  do: 'set_field'
  field: FieldName
  to?: ResetTo
  value?: Value
}
/**
 * Switch the language of the site.
 */
export interface SetLocaleAction {
  do: 'set_locale'
  locale: Value
}
/**
 * Switch the theme of the site.
 */
export interface SetThemeAction {
  do: 'set_theme'
  /**
   * Name of one of the site's themes.
   */
  theme: string
}
/**
 * Keep a value in the browser.
 */
export interface StoreAction {
  do: 'store'
  /**
   * Name to keep it under.
   */
  key: string
  value: Value
}
/**
 * Remove a value kept in the browser.
 */
export interface ForgetAction {
  do: 'forget'
  /**
   * Name that it is kept under.
   */
  key: string
}
/**
 * Do one or the other, as the facts are.
 */
export interface WhenAction {
  do: 'when'
  if: Condition
  then: Actions
  else?: Actions
}
/**
 * A node of a page.
 */
export interface Block {
  /**
   * Which block: the name of a file in grammar/blocks.
   */
  type: string
  /**
   * Anchor of the block on its page.
   */
  id?: string
  /**
   * What the block shows and does; described in grammar/blocks.
   */
  props?: {}
  /**
   * Blocks inside this one, by slot name; most blocks have one slot, default.
   */
  slots?: {
    [k: string]: Blocks
  }
  visibleWhen?: Condition
}
/**
 * The value has the JSON type of the field. The compiler adds it; editors need not.
 */
export interface TypeRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'type'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * The JSON type.
     */
    type: 'string' | 'boolean' | 'integer' | 'array'
  }
}
/**
 * Something must be entered; spaces alone are nothing.
 */
export interface RequiredRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'required'
  /**
   * Parameters of the rule.
   */
  params?: {
    /**
     * The error to answer instead. Left out: insert_phone, insert_email or insert_password next to the rule phone, email or password, else required.
     */
    code?: 'required' | 'insert_phone' | 'insert_email' | 'insert_password'
  }
}
/**
 * A checkbox that must be checked, such as the terms.
 */
export interface CheckedRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'checked'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * At least so many characters. An empty value passes.
 */
export interface MinLengthRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'min_length'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * Fewest characters.
     */
    min: number
    /**
     * The error to answer instead. Left out: short_password next to the rule password, else min_length.
     */
    code?: 'min_length' | 'short_password'
  }
}
/**
 * At most so many characters.
 */
export interface MaxLengthRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'max_length'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * Most characters.
     */
    max: number
  }
}
/**
 * Exactly so many characters. An empty value passes.
 */
export interface ExactLengthRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'exact_length'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * Number of characters.
     */
    length: number
  }
}
/**
 * The digits 0 to 9 only.
 */
export interface DigitsRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'digits'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * A one-time or two-factor code: digits only.
 */
export interface OneTimeCodeRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'one_time_code'
  /**
   * Parameters of the rule.
   */
  params?: {
    /**
     * Number of digits; 6 when left out.
     */
    length?: number
  }
}
/**
 * Only characters that a password may hold (visible Latin letters, digits and symbols); the others are listed. Add min_length 6 and max_length 20 for the usual lengths.
 */
export interface PasswordRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'password'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * The same value as another field, once that field holds something.
 */
export interface EqualsRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'equals'
  /**
   * Parameters of the rule.
   */
  params: {
    field: FieldName
    /**
     * The error to answer instead. Left out: passwords_not_equal next to the rule password, else equals.
     */
    code?: 'equals' | 'passwords_not_equal'
  }
}
/**
 * The name of a person: no digits and no special symbols.
 */
export interface NameRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'name'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * A looser check of a name: refuses brackets and the like only.
 */
export interface NameLooseRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'name_loose'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * Latin, Cyrillic and Latvian letters, digits and common punctuation only.
 */
export interface LatinCyrillicRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'latin_cyrillic'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * An address: like a name, but digits, | and / may be used.
 */
export interface AddressRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'address'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * The name on a card: letters, spaces, dot, apostrophe, hyphen.
 */
export interface CardHolderRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'card_holder'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * The name shown to other players: at least 4 letters or digits, no spaces, no special symbols.
 */
export interface FakenameRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'fakename'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * A whole amount of money without a leading zero, within bounds.
 */
export interface SumRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'sum'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * Smallest amount, in major units (10 is ten euro).
     */
    min: number
    /**
     * Largest amount, in major units.
     */
    max: number
    /**
     * ISO 4217 code in which the bounds are shown.
     */
    currency: string
  }
}
/**
 * A day of the calendar with a four-digit year, within bounds.
 */
export interface DateRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'date'
  /**
   * Parameters of the rule.
   */
  params?: {
    /**
     * Earliest day. An ISO date (2026-12-31), today, or an ISO 8601 duration counted from today (-P18Y is 18 years ago).
     */
    min?: string
    /**
     * Latest day. An ISO date (2026-12-31), today, or an ISO 8601 duration counted from today (-P18Y is 18 years ago).
     */
    max?: string
  }
}
/**
 * A day not later than a given one.
 */
export interface MaxDateRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'max_date'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * Latest day. An ISO date (2026-12-31), today, or an ISO 8601 duration counted from today (-P18Y is 18 years ago).
     */
    max: string
  }
}
/**
 * Sex must be set; 0 means that it is not.
 */
export interface SexRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'sex'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * Free text that is not only spaces.
 */
export interface TextRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'text'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * A postcode: up to 8 digits, or what the pattern says.
 */
export interface PostcodeRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'postcode'
  /**
   * Parameters of the rule.
   */
  params?: {
    /**
     * What a postcode looks like instead. A regular expression of JavaScript with the flag u; it is found anywhere in the text unless anchored with ^ and $. Patterns that may take very long are refused at publishing.
     */
    regex?: string
  }
}
/**
 * A phone number: digits, with or without the dial code. The masks of the chosen country decide, its numbering plan where it has no mask.
 */
export interface PhoneRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'phone'
  /**
   * Parameters of the rule.
   */
  params?: {
    country_field?: FieldName
  }
}
/**
 * An e-mail address: one @, a domain of two or three parts, no spaces.
 */
export interface EmailRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'email'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * A payment card: a number with a right checksum, a known card as 123456...1234, or the word new.
 */
export interface CardNumberRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'card_number'
  /**
   * Parameters of the rule.
   */
  params?: {
    /**
     * What is accepted besides. A regular expression of JavaScript with the flag u; it is found anywhere in the text unless anchored with ^ and $. Patterns that may take very long are refused at publishing.
     */
    pattern?: string
  }
}
/**
 * An international bank account number: checksum, and length and structure by country.
 */
export interface IbanRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'iban'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * A number not below a bound. Thousands commas are ignored. An empty value passes.
 */
export interface MinValueRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'min_value'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * Smallest number.
     */
    min: number
  }
}
/**
 * A number not above a bound. Thousands commas are ignored. An empty value passes.
 */
export interface MaxValueRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'max_value'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * Largest number.
     */
    max: number
  }
}
/**
 * What the pattern takes. An empty value passes.
 */
export interface RegexRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'regex'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * What the text looks like. A regular expression of JavaScript with the flag u; it is found anywhere in the text unless anchored with ^ and $. Patterns that may take very long are refused at publishing.
     */
    pattern: string
  }
}
/**
 * What the pattern takes; without a pattern, anything but spaces alone.
 */
export interface CustomRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'custom'
  /**
   * Parameters of the rule.
   */
  params?: {
    /**
     * What the text looks like. A regular expression of JavaScript with the flag u; it is found anywhere in the text unless anchored with ^ and $. Patterns that may take very long are refused at publishing.
     */
    regex?: string
  }
}
/**
 * A promo code. Always valid in the form itself: the platform checks it while the player types.
 */
export interface PromoCodeRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'promo_code'
  /**
   * This rule takes no parameters.
   */
  params?: {}
}
/**
 * One of the listed values, as in a select or radio field.
 */
export interface OneOfRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'one_of'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * The values, each once.
     *
     * @maxItems 1000
     */
    values: (string | number | boolean)[]
  }
}
/**
 * Text that fits a mask, written out in full or as its digits alone.
 */
export interface MaskRuleUse {
  /**
   * Name of the rule.
   */
  rule: 'mask'
  /**
   * Parameters of the rule.
   */
  params: {
    /**
     * The mask, or several of which one must fit. # stands for a digit, anything else for itself: +371 ## ### ###.
     */
    mask:
      | string
      | [string]
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
      | [string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string, string, string]
      | [string, string, string, string, string, string, string, string, string, string, string, string]
      | [
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string
        ]
      | [
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string
        ]
      | [
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string
        ]
      | [
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string
        ]
      | [
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string
        ]
      | [
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string
        ]
      | [
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string
        ]
      | [
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string,
          string
        ]
  }
}
/**
 * Turns error codes of rules and of the platform into texts.
 */
export interface DictionaryDefinition {
  kind: 'dictionary'
  id: DefinitionId
  extends?: DefinitionId
  /**
   * Message by error code.
   */
  entries: {
    [k: string]: MessageKey
  }
  /**
   * Messages by field, then by error code; they go before entries.
   */
  fields?: {
    /**
     * Message by error code.
     */
    [k: string]: {
      [k: string]: MessageKey
    }
  }
}
/**
 * One field of a form.
 */
export interface Field {
  sysname: FieldName
  type: FieldType
  attributes: FieldAttributes
  /**
   * Rules besides those that follow from required, size, mask, regex and options.
   */
  rules?: RuleUse[]
  visibleWhen?: Condition
  requiredWhen?: Condition
  /**
   * Value at the start: a constant, a binding, or which option.
   */
  initial?: (string | boolean | number) | Binding | InitialReset
  onChange?: Actions
}
/**
 * How the field looks and what it takes.
 */
export interface FieldAttributes {
  label: Text
  placeholder?: Text
  help?: Text
  size?: FieldSize
  params?: FieldParams
  options?: FieldOptions
  /**
   * What the browser may fill in (HTML autofill token).
   */
  autocomplete?:
    | 'off'
    | 'on'
    | 'name'
    | 'given-name'
    | 'additional-name'
    | 'family-name'
    | 'nickname'
    | 'username'
    | 'email'
    | 'tel'
    | 'tel-national'
    | 'tel-country-code'
    | 'current-password'
    | 'new-password'
    | 'one-time-code'
    | 'bday'
    | 'sex'
    | 'country'
    | 'address-level1'
    | 'address-level2'
    | 'street-address'
    | 'postal-code'
    | 'cc-number'
    | 'cc-name'
    | 'cc-exp'
    | 'cc-csc'
    | 'transaction-amount'
  /**
   * Which keyboard a phone shows.
   */
  inputmode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url'
  /**
   * How much of the row it takes on a wide screen.
   */
  width?: 'full' | 'half' | 'third'
  /**
   * Lines of a textarea.
   */
  rows?: number
  /**
   * Earliest date (ISO, today, or a period such as -P18Y) or smallest amount.
   */
  min?: string | number
  /**
   * Latest date (ISO, today, or a period such as -P18Y) or largest amount.
   */
  max?: string | number
  /**
   * File types a file field takes, as in HTML accept.
   */
  accept?: string
  /**
   * Largest file, in bytes.
   */
  maxBytes?: number
  /**
   * A password may be shown by a button.
   */
  reveal?: boolean
  /**
   * Emoji are removed while typing.
   */
  preventEmoji?: boolean
}
/**
 * Switches of the field.
 */
export interface FieldParams {
  /**
   * It must be filled in.
   */
  is_required?: boolean
  /**
   * It is shown; a hidden field is neither shown nor sent.
   */
  is_visible?: boolean
}
/**
 * What may be entered.
 */
export interface FieldOptions {
  select?: Choices
  /**
   * Pattern of the entry, # a digit; of a list the first that fits.
   */
  mask?: string | [string, ...string[]]
  /**
   * Regular expression (flag u) that the whole value must match.
   */
  regex?: string
}
/**
 * One option of a list.
 */
export interface Choice {
  /**
   * What is sent.
   */
  value: string
  label?: Text
  /**
   * What is shown where it needs no translation (a proper name).
   */
  name?: string
}
export interface DependentChoices {
  by: FieldName
  /**
   * Options for each value of that field.
   */
  cases: {
    [k: string]: Choice[]
  }
  /**
   * Options for every other value.
   */
  otherwise?: Choice[]
}
export interface FactChoices {
  from: Pointer
  /**
   * How the codes are named in the reader's language.
   */
  as?: 'text' | 'country' | 'currency' | 'locale'
}
export interface OperationChoices {
  operation: OperationName
  query?: Values
  items: Pointer
  value: Pointer
  name: Pointer
}
export interface InitialReset {
  to: ResetTo
}
/**
 * Fields that the platform supplies while the form is open, for example the personal data asked in a country. They are fetched again whenever a bound value changes.
 */
export interface DynamicFields {
  after: FieldName
  operation: OperationName
  query?: Values
  items: Pointer
  source: DefinitionId
}
/**
 * One step of a longer form.
 */
export interface Step {
  /**
   * Name of the step.
   */
  id: string
  title: Text
  /**
   * Its fields.
   */
  fields: FieldName[]
}
/**
 * What the form submits to.
 */
export interface Submit {
  operation: OperationName
  label: Text
  body?: Values
  /**
   * Fields that are not sent under their own name.
   */
  omit?: FieldName[]
}
/**
 * A link below the form.
 */
export interface FormLink {
  label: Text
  prompt?: Text
  actions: Actions
  visibleWhen?: Condition
}
/**
 * A form: its fields, their rules, the operation it submits to and what happens afterwards.
 */
export interface FormDefinition {
  kind: 'form'
  id: DefinitionId
  title?: Text
  description?: Text
  dictionary: DefinitionId
  /**
   * submit: checked when submitted, an error goes when its field is edited. eager: a touched field is checked while typing.
   */
  validation: 'submit' | 'eager'
  /**
   * The fields in visual order.
   */
  fields: Field[]
  dynamicFields?: DynamicFields
  /**
   * Steps shown one at a time; every field belongs to exactly one.
   *
   * @minItems 2
   */
  steps?: [Step, Step, ...Step[]]
  submit: Submit
  errors: FormErrors
  after?: Actions
  failed?: Actions
  /**
   * Links below the submit button.
   */
  links?: FormLink[]
}
/**
 * Text of the notice above the form when the operation fails without naming a field, by type of error (AuthorizationException …); default for all others.
 */
export interface FormErrors {
  default: MessageKey
  [k: string]: MessageKey
}
/**
 * The languages of the site.
 */
export interface LocalesDefinition {
  kind: 'locales'
  id: DefinitionId
  /**
   * Code of the default locale, which has no prefix.
   */
  default: string
  /**
   * How the language of a first visit is found: browser (its preferred languages) or platform (the account or country).
   */
  strategy: 'browser' | 'platform'
  /**
   * The locales, in the order of the switch.
   *
   * @minItems 1
   */
  locales: [Locale, ...Locale[]]
}
/**
 * One language.
 */
export interface Locale {
  /**
   * BCP 47 code.
   */
  code: string
  /**
   * Name in its own language.
   */
  name: string
  /**
   * Direction of writing.
   */
  dir: 'ltr' | 'rtl'
}
/**
 * One entry; it leads somewhere, does something, or holds further entries.
 */
export interface MenuItem {
  label: Text
  icon?: IconName
  link?: Link
  actions?: Actions
  /**
   * Entries below this one.
   */
  items?: MenuItem[]
  visibleWhen?: Condition
  /**
   * Drawn as a button.
   */
  emphasis?: boolean
}
/**
 * A menu: header, footer, bottom bar, profile …
 */
export interface MenuDefinition {
  kind: 'menu'
  id: DefinitionId
  label: MessageKey
  /**
   * Its entries.
   */
  items: MenuItem[]
}
/**
 * Texts of one locale: ICU messages by key. The id is the locale, a slash and a name.
 */
export interface MessagesDefinition {
  kind: 'messages'
  id: DefinitionId
  /**
   * Code of the locale.
   */
  locale: string
  /**
   * ICU messages by key.
   */
  messages: {
    [k: string]: string
  }
}
/**
 * A page: what it is called and the blocks it is made of.
 */
export interface PageDefinition {
  kind: 'page'
  id: DefinitionId
  title: Text
  description?: Text
  /**
   * Image shown where the page is shared.
   */
  image?: string
  blocks: Blocks
}
/**
 * One view of a popup.
 */
export interface PopupView {
  title: Text
  /**
   * Id of the view that the back link leads to.
   */
  back?: string
  blocks: Blocks
}
/**
 * A dialog of one or several views.
 */
export interface PopupDefinition {
  kind: 'popup'
  id: DefinitionId
  /**
   * popup: a box in the middle (a sheet on phones); confirm: a short question; curtain: a panel from the side.
   */
  dialog: 'popup' | 'confirm' | 'curtain'
  /**
   * Width of a popup on wide screens.
   */
  size?: 'small' | 'medium' | 'large'
  /**
   * No close button; Escape and the overlay still close it unless closing is prevented.
   */
  hideClose?: boolean
  banner?: PopupBanner
  /**
   * Id of the view shown first.
   */
  initialView: string
  /**
   * The views by id.
   */
  views: {
    [k: string]: PopupView
  }
}
/**
 * Picture beside the popup: above it on phones.
 */
export interface PopupBanner {
  /**
   * Picture on phones, 735 by 240.
   */
  mobileImage: string
  /**
   * Picture on wider screens, 360 by 520.
   */
  tabletImage: string
  label?: Text
  value?: Text
  addition?: Text
  /**
   * A lower banner on phones.
   */
  compact?: boolean
  visibleWhen?: Condition
}
/**
 * Redirects kept by editors; the first that fits is taken.
 */
export interface RedirectsDefinition {
  kind: 'redirects'
  id: DefinitionId
  /**
   * The redirects.
   */
  redirects: Redirect[]
}
/**
 * From an address to another.
 */
export interface Redirect {
  /**
   * Path; * stands for any characters.
   */
  from_url: string
  /**
   * Path within the site or an https address; * takes what the * of from_url stood for.
   */
  to_url: string
  /**
   * HTTP status.
   */
  status?: 301 | 302 | 307 | 308
}
/**
 * One route; children continue its path and name. It shows a page, leads elsewhere, or only holds children.
 */
export interface Route {
  /**
   * Name; with its parents it makes the route name (cashier + deposit = cashier.deposit).
   */
  name: string
  /**
   * Path below the parent: segments, {name} for a parameter ({sysname}), starting with a slash.
   */
  path: string
  page?: DefinitionId
  /**
   * default: header and footer; empty: nothing around the page, may be embedded in a frame; game: full height, no footer.
   */
  layout?: 'default' | 'empty' | 'game'
  redirect?: Link
  /**
   * Flagged as a game page.
   */
  game?: boolean
  /**
   * Regular expression (flag u) that a parameter must match; another value gives page not found.
   */
  params?: {
    [k: string]: string
  }
  /**
   * The parameter slug names the page to show; an unknown one gives page not found.
   */
  contentPage?: boolean
  /**
   * Routes below this one.
   */
  children?: Route[]
}
/**
 * Sends visitors elsewhere unless a condition holds.
 */
export interface Guard {
  /**
   * Words; the guard applies to every path that contains one of them.
   *
   * @minItems 1
   */
  contains: [string, ...string[]]
  requires: Condition
  redirect: GuardRedirect
}
/**
 * Where to send them.
 */
export interface GuardRedirect {
  route: RouteName
  query?: Values
}
/**
 * The route table and its guards. Every route exists with and without a leading locale.
 */
export interface RoutesDefinition {
  kind: 'routes'
  id: DefinitionId
  /**
   * The routes.
   */
  routes: Route[]
  /**
   * Conditions for reaching paths, tried in order.
   */
  guards: Guard[]
}
/**
 * What search engines are told.
 */
export interface SeoDefinition {
  kind: 'seo'
  id: DefinitionId
  titleTemplate: MessageKey
  title: MessageKey
  description: MessageKey
  /**
   * Image shown where a page is shared that has none of its own.
   */
  image?: string
  /**
   * Lines of the robots text: paths that are not indexed (noindex,follow).
   */
  disallow: string[]
  organization?: Organization
}
/**
 * The company, for search engines.
 */
export interface Organization {
  /**
   * Name.
   */
  name: string
  /**
   * Address.
   */
  url?: string
  /**
   * Logo.
   */
  logo?: string
  contactPoint?: ContactPoint
  /**
   * Its other addresses.
   */
  sameAs?: string[]
}
/**
 * How to reach it.
 */
export interface ContactPoint {
  /**
   * Number.
   */
  telephone?: string
  /**
   * What for.
   */
  contactType?: string
  /**
   * Where.
   */
  areaServed?: string
  /**
   * Languages.
   */
  availableLanguage?: string[]
}
/**
 * Everything about the site that is neither a page nor a text.
 */
export interface SiteDefinition {
  kind: 'site'
  id: DefinitionId
  brand: Brand
  theme: Theme
  menus: SiteMenus
  popups: SitePopups
  systemPages: SystemPages
  /**
   * Origins that may embed pages of the empty layout.
   */
  frameAncestors?: string[]
  general: General
  auth: AuthConfig
  currencyConditions?: CurrencyConditions
  balanceRefresh?: BalanceRefresh
  /**
   * Milliseconds a toast stays.
   */
  toastTime: number
  functional?: Functional
  /**
   * Code of third parties, put into the page with the nonce of the response.
   */
  snippets?: Snippet[]
}
/**
 * Who the site is.
 */
export interface Brand {
  /**
   * Name of the brand.
   */
  name: string
  /**
   * SVG logo: a path to an asset of the site.
   */
  logo: string
  /**
   * SVG icon.
   */
  favicon: string
  tagline?: MessageKey
}
/**
 * How the site looks.
 */
export interface Theme {
  /**
   * Name of the theme a first visit gets.
   */
  default: string
  /**
   * CSS font family.
   */
  fontFamily: string
  /**
   * Corner radius in px.
   */
  radius: number
  /**
   * The themes by name.
   */
  themes: {
    [k: string]: ThemeTokens
  }
}
/**
 * Colours of a theme.
 */
export interface ThemeTokens {
  /**
   * Which side of light and dark it is on.
   */
  scheme: 'dark' | 'light'
  /**
   * Page.
   */
  background: string
  /**
   * Cards and header.
   */
  surface: string
  /**
   * Dialogs and fields.
   */
  raised: string
  /**
   * Lines.
   */
  border: string
  /**
   * Text.
   */
  text: string
  /**
   * Secondary text.
   */
  muted: string
  /**
   * The accent.
   */
  accent: string
  /**
   * Text on the accent.
   */
  onAccent: string
  /**
   * Signal colour for money.
   */
  money: string
  /**
   * Success.
   */
  success: string
  /**
   * Warning.
   */
  warning: string
  /**
   * Errors.
   */
  danger: string
}
/**
 * Which menu stands where.
 */
export interface SiteMenus {
  header: DefinitionId
  account?: DefinitionId
  footer: DefinitionId
  bottom: DefinitionId
}
/**
 * Popups that the site itself opens.
 */
export interface SitePopups {
  authorization: DefinitionId
}
/**
 * System page for each state.
 */
export interface SystemPages {
  maintenance: DefinitionId
  notFound: DefinitionId
  forbidden: DefinitionId
  userBlocked: DefinitionId
  unsubscribe?: DefinitionId
  errors: DefinitionId
  paymentCancel?: DefinitionId
  paymentFail?: DefinitionId
  paymentNewWindow?: DefinitionId
  paymentMobile?: DefinitionId
  paymentPending?: DefinitionId
  paymentSuccess?: DefinitionId
}
/**
 * Facts of the operator.
 */
export interface General {
  /**
   * ISO 4217 codes.
   *
   * @minItems 1
   */
  available_currencies: [string, ...string[]]
  /**
   * ISO 4217 code.
   */
  default_currency: string
  /**
   * ISO 3166-1 alpha-2 codes in which accounts may be opened.
   *
   * @minItems 1
   */
  available_countries: [string, ...string[]]
  /**
   * Country where the visitor is not known to be elsewhere.
   */
  default_country: string
  /**
   * Dial codes and masks.
   */
  phone_countries: PhoneCountry[]
  /**
   * Seconds without activity until logout; 0 never.
   */
  time_to_force_logout?: number
  /**
   * Seconds.
   */
  user_inactivity_cashier_time?: number
  /**
   * Seconds.
   */
  user_inactivity_pp_time?: number
  /**
   * Device fingerprint.
   */
  is_seon_enabled?: boolean
  /**
   * Bonus money is kept apart.
   */
  is_bonus_isolation_enabled?: boolean
  /**
   * Game history can be exported.
   */
  is_game_history_export_enabled?: boolean
  /**
   * active: open; disabled: closed; maintenance: closed for a while. The system page maintenance is shown instead of every page.
   */
  domain_state?: 'active' | 'disabled' | 'maintenance'
  /**
   * Type of the domain.
   */
  domain_type?: string
}
/**
 * One country of the phone field.
 */
export interface PhoneCountry {
  /**
   * ISO 3166-1 alpha-2.
   */
  country_code: string
  /**
   * Dial code without +.
   */
  phone_code: string
  /**
   * Name in English.
   */
  name: string
  /**
   * Mask of the national number, # a digit; a list where several lengths exist.
   */
  mask?: string | [string, ...string[]]
}
/**
 * What registration offers.
 */
export interface AuthConfig {
  registration: RegistrationConfig
  /**
   * Ask to confirm the e-mail after registration.
   */
  confirmEmailPopup?: boolean
  /**
   * The ways to register, in the order of the tabs.
   */
  types: AuthType[]
  /**
   * Forms from which the platform accepts auth.register; the first is meant where a submission names none.
   *
   * @minItems 1
   */
  forms: [DefinitionId, ...DefinitionId[]]
}
/**
 * Switches of the registration form.
 */
export interface RegistrationConfig {
  terms: TermsConfig
  notify: NotifyConfig
  markBetting: MarkBettingConfig
  /**
   * The promo code is offered.
   */
  showPromocode?: boolean
  /**
   * Its field is open at the start.
   */
  showPromoFieldByDefault?: boolean
  /**
   * A character is chosen.
   */
  showCharacterSelect?: boolean
}
/**
 * Consent to the terms.
 */
export interface TermsConfig {
  /**
   * Asked for.
   */
  isActive: boolean
  /**
   * Checked at the start.
   */
  defaultValue?: boolean
}
/**
 * Consent to news.
 */
export interface NotifyConfig {
  /**
   * Asked for.
   */
  isActive: boolean
  /**
   * Checked at the start.
   */
  defaultValue?: boolean
}
/**
 * Casino or betting.
 */
export interface MarkBettingConfig {
  /**
   * Asked for.
   */
  isActive: boolean
  /**
   * betting, or otherwise casino.
   */
  defaultValue?: string
}
/**
 * One way to register.
 */
export interface AuthType {
  /**
   * Its id.
   */
  id: string
  label: MessageKey
  /**
   * What it is.
   */
  component: 'social' | 'fast' | 'form'
  /**
   * Asks only the least.
   */
  isFast?: boolean
  /**
   * Main field.
   */
  field?: 'email' | 'mobile' | 'login'
  form?: DefinitionId
}
/**
 * What the currency field is set to.
 */
export interface CurrencyConditions {
  emptyValue?: ResetTo
  defaultValue?: ResetTo
  changeCountryValue?: ResetTo
  changeCountryFallbackValue?: ResetTo
}
/**
 * When the balance is fetched again.
 */
export interface BalanceRefresh {
  /**
   * Seconds.
   */
  countSecondsForDelayBetweenClick?: number
  /**
   * By interval.
   */
  isEnabledInterval?: boolean
  /**
   * Seconds.
   */
  countSecondsForInterval?: number
  /**
   * Stop after a while.
   */
  isEnabledTurnOffRequests?: boolean
  /**
   * Minutes.
   */
  countMinutesAfterWhichRequestsTurnedOff?: number
  /**
   * After clicks.
   */
  isEnabledRequestsAfterClick?: boolean
}
/**
 * Switches of whole functions.
 */
export interface Functional {
  /**
   * Two-factor sign-in.
   */
  twoFactor?: boolean
  /**
   * Identity verification.
   */
  identityVerification?: boolean
  /**
   * Responsible gaming.
   */
  responsibleGaming?: boolean
  /**
   * Bet history.
   */
  betHistory?: boolean
  /**
   * Betting notices.
   */
  bettingNotice?: boolean
  /**
   * Titles lead somewhere.
   */
  clickableTitles?: boolean
}
/**
 * One piece of code.
 */
export interface Snippet {
  /**
   * In use.
   */
  isEnabled: boolean
  /**
   * Where.
   */
  position?: 'head' | 'bodyStart' | 'bodyEnd'
  /**
   * HTML.
   */
  code: string
}
/**
 * A page for a state of the site: not found, forbidden, maintenance, payment result …
 */
export interface SystemPageDefinition {
  kind: 'system-page'
  id: DefinitionId
  /**
   * Layout around it.
   */
  layout: 'default' | 'empty' | 'game'
  /**
   * HTTP status it is served with.
   */
  status: number
  /**
   * Picture.
   */
  image?: string
  header: Text
  description: Text
  button?: SystemPageButton
  /**
   * Shows a loader while something is pending.
   */
  loader?: boolean
}
/**
 * Button below the text; without a link it loads the page again.
 */
export interface SystemPageButton {
  label: Text
  link?: Link
}
/**
 * A notice in the page.
 */
export interface AlertProps {
  title?: Text
  text: Text
  /**
   * Meaning, which gives the colour.
   */
  tone: 'info' | 'success' | 'warning' | 'error'
  icon?: IconName
}
/**
 * A large picture with words on it.
 */
export interface BannerProps {
  /**
   * Picture: an asset of the site, or art:name for one that the project draws.
   */
  image: string
  title?: Text
  text?: Text
  label?: Text
  /**
   * Height.
   */
  height?: 'compact' | 'normal' | 'tall'
  link?: Link
}
/**
 * A button: it leads somewhere or does something.
 */
export interface ButtonProps {
  label: Text
  link?: Link
  actions?: Actions
  /**
   * primary: the one main thing; secondary: outlined; quiet: text only; danger: cannot be undone.
   */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /**
   * Size.
   */
  size?: 'small' | 'normal' | 'large'
  icon?: IconName
  /**
   * As wide as what it stands in.
   */
  fullWidth?: boolean
}
/**
 * A form.
 */
export interface FormProps {
  form: DefinitionId
  /**
   * Do not show the title of the form.
   */
  hideTitle?: boolean
}
/**
 * Blocks in columns that get fewer on narrow screens.
 */
export interface GridProps {
  /**
   * Least width of a column in px.
   */
  minWidth?: number
  /**
   * Most columns.
   */
  columns?: number
  /**
   * Space between: xs 4, sm 8, md 16, lg 24, xl 40 px.
   */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
}
/**
 * A heading.
 */
export interface HeadingProps {
  text: Text
  /**
   * Rank: 1 the page, 2 a section, 3 a part of it.
   */
  level: number
  /**
   * Alignment.
   */
  align?: 'start' | 'center'
}
/**
 * A picture.
 */
export interface ImageProps {
  /**
   * Path of an asset of the site, or an https address.
   */
  src: string
  alt?: Text
  /**
   * Natural width in px.
   */
  width: number
  /**
   * Natural height in px.
   */
  height: number
  /**
   * How it fills its box.
   */
  fit?: 'cover' | 'contain'
  link?: Link
  /**
   * Load at once: for the picture that is seen first.
   */
  eager?: boolean
}
/**
 * A part of the page with its own background and, usually, heading.
 */
export interface SectionProps {
  title?: Text
  intro?: Text
  /**
   * Background.
   */
  tone?: 'plain' | 'surface' | 'accent'
  /**
   * Width of what stands inside.
   */
  width?: 'narrow' | 'normal' | 'wide'
}
/**
 * Blocks below or beside each other.
 */
export interface StackProps {
  /**
   * down: below each other; across: beside each other, wrapping.
   */
  direction?: 'down' | 'across'
  /**
   * Space between: xs 4, sm 8, md 16, lg 24, xl 40 px.
   */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /**
   * Across the direction.
   */
  align?: 'start' | 'center' | 'end' | 'stretch'
  /**
   * Along the direction.
   */
  justify?: 'start' | 'center' | 'end' | 'between'
}
/**
 * Tabs; each shows the slot of its id.
 */
export interface TabsProps {
  label: Text
  /**
   * The tabs.
   *
   * @minItems 1
   */
  tabs: [Tab, ...Tab[]]
  /**
   * Query parameter that holds the open tab.
   */
  query?: string
  /**
   * A single tab shows no tab bar.
   */
  hideSingle?: boolean
}
/**
 * One tab.
 */
export interface Tab {
  /**
   * Its id, and the name of its slot.
   */
  id: string
  label: Text
  icon?: IconName
}
/**
 * Running text; its message may hold simple HTML (p, br, b, strong, i, em, u, a, ul, ol, li, h2–h4, blockquote, code), which is sanitised.
 */
export interface TextProps {
  text: Text
  /**
   * Size of the letters.
   */
  size?: 'small' | 'normal' | 'large'
  /**
   * Secondary text.
   */
  muted?: boolean
  /**
   * Alignment.
   */
  align?: 'start' | 'center'
}

export type Definition =
  | DictionaryDefinition
  | FormDefinition
  | LocalesDefinition
  | MenuDefinition
  | MessagesDefinition
  | PageDefinition
  | PopupDefinition
  | RedirectsDefinition
  | RoutesDefinition
  | SeoDefinition
  | SiteDefinition
  | SystemPageDefinition

export type DefinitionKind = Definition['kind']

export interface BlockProps {
  'alert': AlertProps
  'banner': BannerProps
  'button': ButtonProps
  'form': FormProps
  'grid': GridProps
  'heading': HeadingProps
  'image': ImageProps
  'section': SectionProps
  'stack': StackProps
  'tabs': TabsProps
  'text': TextProps
}

export type BlockType = keyof BlockProps
