import type { ComponentType } from 'react'
import type {
  Actions,
  Link,
  PublicEvent,
  Resets,
  Text,
  Validators,
  Values,
} from '#generated/grammar/types.ts'
import type { MessageKey } from '#generated/messages.ts'
import type { RuleContext, RuleError } from '#schemas/rules/rule.ts'
import type {
  FormArtefact,
  MenuArtefact,
  PageArtefact,
  PaymentMethodsArtefact,
  PopupArtefact,
} from '#schemas/runtime/artefacts.ts'
import type { DrawnFor } from '#schemas/runtime/bootData.ts'
import type { CodeText, codeArguments } from '#schemas/runtime/codeTexts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import type { FeatureBlockType } from '#schemas/runtime/featureBlockTypes.ts'

/** Key of a text that code names: the gate asks every site for it, and this site has it. */
export type KnownText = CodeText & MessageKey

/**
 * A text that a definition names, whatever its key, or one that code names, with the arguments that the gate counts on; a
 * bare key that is neither is none.
 */
export type NamedText<T extends Text> = T extends string
  ? NamedKey<T>
  : T extends { key: infer K extends string }
    ? T & { key: NamedKey<K>; args?: GivenTo<K> }
    : T
type GivenTo<K> = K extends keyof typeof codeArguments
  ? Record<(typeof codeArguments)[K][number], unknown>
  : unknown
type NamedKey<K extends string> = string extends K ? K : K extends KnownText ? K : KnownText

/** What an operation's failure tells the renderers; the server's envelope, read once by the app. */
export type CallFailure = {
  /** AuthorizationException …; NetworkError where no answer came. */
  type: string
  message: string
  /** Errors by parameter of the operation. */
  invalidParameters: Record<string, RuleError[]>
  errorData?: unknown
  /** Seconds until a code may be sent again. */
  resendTime?: number
}

export type CallResult = { ok: true; response: unknown } | { ok: false; error: CallFailure }

export type CallOptions = {
  /** The form that the values come from. */
  form?: string
  /** Gives it up: of no use any more is the answer, which is a failure then that nobody hears of. */
  signal?: AbortSignal
}

export type UploadOptions = {
  /** Called with the part that was sent, from 0 to 1. */
  onProgress?: (part: number) => void
  /** Gives it up. */
  signal?: AbortSignal
}

/** What actions may see and do beyond what every host can: given by the form, the popup or the block they stand in. */
export type ActionScope = Pick<Facts, 'data' | 'response' | 'popup' | 'result' | 'item' | 'index'> & {
  /** The address of what stands there, where that is not the one that somebody is on their way to. */
  route?: Facts['route']
  query?: Facts['query']
  setField?: (field: string, to: { to?: Resets; value?: unknown; unlessEdited?: boolean }) => void
  /** Shows what is wrong with a field of the form around; whether it is right, or not there. */
  check?: (field: string) => boolean
  setView?: (view: string) => void
  close?: (force: boolean) => void
  /** Says yes to what the popup asks, and closes it. */
  confirm?: () => void
}

/** What happens to an open form: `screen`, it shows other fields, or is another version. */
export type FormHappening = 'screen' | 'focused' | 'errors' | 'sent' | 'closed'

/** An open form as others may see it: where its visitor is, and nothing of what they enter. */
export interface WatchedForm {
  artefact(): FormArtefact
  isOpen(): boolean
  /** Fields on the screen. */
  shown(): readonly string[]
  /** The field that was gone into last. */
  focused(): string | undefined
  /** Codes of the errors that are shown, by field. */
  errors(): Readonly<Record<string, readonly string[]>>
  /** Returns what ends it. */
  watch(happening: FormHappening, listener: () => void): () => void
}

/** Who shows what there is to bet on, and wants to hear what changes of it. */
export interface SportsFollower {
  /** What is followed, each as a stream is asked for it: event, lines and what is there of it (`sr:match:1~all~5-x1`). */
  wanted(): readonly string[]
  /** @param change as the stream tells it (`betting/live/SportsChange.ts`) */
  hear(change: unknown): void
  /** How that is kept up; `stale`, and since when, where the stream is lost. */
  following(state: 'live' | 'stale' | 'offline', since: number): void
}

/**
 * The one interface that the app must supply to the renderers. Its methods are stable; what they answer may change,
 * and `subscribe` tells when: on a locale switch, a publish, a change of the session or of the address.
 */
export interface Host {
  /** A text in the current locale; a missing key is shown as the key and reported. */
  t<const T extends Text>(text: T & NamedText<T>, scope?: ActionScope): string
  /** Code of the current locale (BCP 47). */
  locale(): string
  /** An address within the site, with its locale prefix; undefined where route or parameters do not fit. */
  href(link: Link, scope?: ActionScope): string | undefined
  /**
   * Where the editors' redirects send an address of the site, which may lie outside; null where it stays, undefined
   * while they are not known yet (a subscriber hears when they are).
   */
  moved(address: { pathname: string; search: string; hash: string }): string | null | undefined
  facts(): Facts
  call(operation: string, values: Record<string, unknown>, options?: CallOptions): Promise<CallResult>
  /** What it answered before the server drew the first screen; undefined where it was not asked, or has not answered. */
  answered?(operation: string, values: Record<string, unknown>): unknown
  /** When the server drew the first screen with these answers: milliseconds since 1970. */
  drawnAt?: number | undefined
  /** The kind of screen that it was drawn for. What comes to life late is taken over as it was drawn, whatever the device is. */
  drawnFor?: DrawnFor | undefined
  /** As `call`, with a file among the values and its progress told. */
  upload(operation: string, values: Record<string, unknown>, options?: UploadOptions): Promise<CallResult>
  run(actions: Actions, scope?: ActionScope): Promise<void>
  /** Opens a popup that asks something; whether the player said yes. */
  ask(popup: string, data: Values, scope?: ActionScope): Promise<boolean>
  /** What to tell the player of a failure that no field or form has words for. */
  failureText(error: CallFailure): string
  /** Values with their bindings resolved against facts and scope; empty ones left out. */
  resolve(values: Values, scope?: ActionScope): Record<string, unknown>
  /** An artefact that is at hand, or undefined while it is loading (a subscriber hears when it came). */
  artefact(key: `form/${string}`): FormArtefact | undefined
  artefact(key: `page/${string}`): PageArtefact | undefined
  artefact(key: `popup/${string}`): PopupArtefact | undefined
  artefact(key: `menu/${string}`): MenuArtefact | undefined
  artefact(key: 'payment-methods/main'): PaymentMethodsArtefact | undefined
  /** Whether the live release holds it at all. */
  hasArtefact(key: string): boolean
  /**
   * Comes once the texts of the keys are at hand, or it is known that the site has none: what the platform tells may be of a
   * newer release than the words here. A host with all of its words has no need of it.
   */
  awaitWords?(keys: readonly string[]): Promise<void>
  /** Whether it could not be loaded when it was last asked for; it is asked for again by itself. */
  isLost?(key: string): boolean
  /**
   * Loads the component of a block that the app draws by hand; it is given what every block is (`BlockView`). Rejects
   * where it does not come. A host without an app has none.
   */
  feature?(type: FeatureBlockType): Promise<ComponentType<object>>
  /** Whether a dialog stands above the page. A host without dialogs is never covered. */
  isCovered?(): boolean
  /** Calls back when that may have changed, until the answer is called. */
  onCovered?(listener: () => void): () => void
  /** Title of the document for the title of what it shows, where that is known only once it has loaded. */
  documentTitle?(title: string): string
  /** The player has done something that the page itself does not see, as in a frame: they are there. */
  noticeActivity?(): void
  /** A round that is played in a frame, as its provider calls it; undefined when its end was seen: till then no win is told. */
  watchRound?(round: string | undefined): void
  /** Simple HTML of the editors' cleaned at once, where the server draws; browsers load what cleans it when they need it. */
  markup?(html: string, localePrefix: string): string
  /** Loads what a link or an address within the site leads to; resolves once it is here, or could not be had. */
  prefetch(to: Link | string): Promise<void>
  phoneCountries(): RuleContext['phoneCountries']
  /** How long new passwords may be; undefined where the site does not say. */
  passwordLength?(): RuleContext['passwordLength']
  /** Rules of the site for fields by name. */
  validators?(): Validators | undefined
  /** What no new password may be, as far as it is known here. */
  names?(): RuleContext['names']
  /** ISO date of the day that rules mean by today, for a country (ISO 3166-1 alpha-2); the player's where it is none. */
  today(country?: unknown): string
  report(error: unknown, where: string): void
  /** A form was opened, and what matters more is done. */
  watchForm?(form: WatchedForm): void
  subscribe(listener: () => void): () => void
  /**
   * Has `load` called whenever what the page shows is to be loaded anew; the action waits for it.
   * @param follows called also when this has changed, of which the platform tells
   */
  onRefresh(load: () => Promise<void>, follows?: PublicEvent): () => void
  /**
   * Has somebody hear of what changes in sports. A host without a platform has none.
   * @returns what is to be called when other things are followed, with whether there are more of them
   */
  followSports?(follower: SportsFollower): Promise<(isMore: boolean) => void>
  /** Grows with every change that subscribers hear of; a snapshot for useSyncExternalStore. */
  version(): number
}
