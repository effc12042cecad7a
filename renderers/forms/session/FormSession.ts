import type { Resets } from '#generated/grammar/types.ts'
import type { FieldArtefact, FormArtefact } from '#schemas/runtime/artefacts.ts'
import { isEmpty } from '#schemas/runtime/bindings.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import type { ResolvedForm } from '#schemas/runtime/resolveForm.ts'
import type { ActionScope, Host } from '../../host.ts'
import { scopeFacts } from '../../scopeFacts.ts'
import { ChoiceLoader } from '../choices/ChoiceLoader.ts'
import type { RawChoice } from '../choices/listChoices.ts'
import { compareForms } from './compareForms.ts'
import { ErrorFinder } from './ErrorFinder.ts'
import { ErrorStore } from './ErrorStore.ts'
import { FieldChecker } from './FieldChecker.ts'
import { FieldLoader } from './FieldLoader.ts'
import { FieldValues } from './FieldValues.ts'
import { FieldVerdicts } from './FieldVerdicts.ts'
import { FieldViews } from './FieldViews.ts'
import { FormDraft } from './FormDraft.ts'
import { FormState } from './FormState.ts'
import { isKeepable } from './isKeepable.ts'
import { PlayerEdits } from './PlayerEdits.ts'
import type { FieldView, FormView, ShownError } from './sessionTypes.ts'
import { checkedOrder, fieldsOfStep } from './shownOrder.ts'
import { Topics } from './Topics.ts'
import { watchedForm, whenIdle } from './watchedForm.ts'

/**
 * One form while it is open: its values, errors and state. It outlives new versions of its definition. Typing changes
 * only the field's own value and, in eager forms, its errors; `commit` makes what was typed part of the form, so that
 * conditions, dependent options and actions follow.
 *
 * Topics: `field/<name>` what a field shows, `value/<name>` its value (not while typed), `form` at each commit,
 * `errors` the errors of any field, `choices/<key>` options from an operation, `focused`, `sent` and `closed` for who watches.
 */
export class FormSession {
  readonly topics = new Topics()
  readonly host: Host
  readonly errors: ErrorStore
  readonly checker: FieldChecker
  readonly choices: ChoiceLoader
  readonly loader: FieldLoader
  readonly fields: FieldViews
  readonly #verdicts: FieldVerdicts
  readonly #values: FieldValues
  readonly #state: FormState
  readonly #edits = new PlayerEdits()
  /** Actions of changes that are not done yet. */
  readonly #following = new Set<Promise<unknown>>()
  readonly #finder: ErrorFinder
  readonly #draft: FormDraft
  /** What was typed last is not waited for where the page goes. */
  readonly #savePage = () => this.#draft.save()
  readonly #keepForRenewal = (renewal: WindowEventMap['renewal']) => {
    if (this.view().status === 'submitting' || this.#holdsSecrets()) renewal.preventDefault()
    else renewal.detail.push(() => this.#draft.keepForRenewal())
  }
  /** Takes the steps of the form out of the browser's history, before the player goes on from it. */
  leaveSteps: () => Promise<void> = async () => undefined
  #scope: ActionScope | undefined
  #stopRefresh: (() => void) | undefined
  #stopWatch: (() => void) | undefined
  #focused: string | undefined

  constructor(
    artefact: FormArtefact,
    host: Host,
    scope?: ActionScope,
    given?: Readonly<Record<string, unknown>>,
  ) {
    this.host = host
    this.#draft = new FormDraft(
      host,
      () => this.view().artefact,
      () => this.#values.draft(this.resolved().fields),
      (typed) => this.#settle(this.#values.restore(typed)),
    )
    this.#scope = scope
    this.#values = new FieldValues(host)
    this.errors = new ErrorStore((field) => {
      this.fields.refresh(this.resolved(), field)
      this.topics.emit('errors')
    })
    this.checker = new FieldChecker(host, () => this.#rulesArrived())
    this.#finder = new ErrorFinder(this, this.errors, this.checker, this.#edits)
    this.choices = new ChoiceLoader(host, artefact.id, (key) => this.topics.emit(`choices/${key}`))
    this.loader = new FieldLoader(host, (dynamic) => this.#platformFieldsArrived(dynamic))
    this.#verdicts = new FieldVerdicts(host, {
      changed: (name) => this.fields.refresh(this.resolved(), name),
      refused: (name, code) => this.errors.set(name, [{ code }]),
    })
    this.fields = new FieldViews({
      errorsOf: (name) => this.errors.of(name),
      verdictOf: (name) => this.#verdicts.of(name),
      brokenReason: (form, name) => this.checker.broken(form, name),
      changed: (name) => this.topics.emit(`field/${name}`),
    })
    this.#values.welcome(artefact.fields, this.scope())
    if (given) this.#values.fill(given, artefact.fields)
    this.#state = new FormState(artefact, this.facts(), this.loader)
    this.#follow()
  }

  /** Begins to fetch what the form needs. Apart from the constructor, because React may make sessions it never shows. */
  open(): void {
    const draft = this.#draft.open()
    addEventListener('pagehide', this.#savePage)
    addEventListener('renewal', this.#keepForRenewal)
    if (draft) this.#settle(this.#values.restore(draft))
    for (const [name, field] of Object.entries(this.view().artefact.fields))
      this.#verdicts.ask(name, field, this.value(name))
    this.checker.prepare(this.resolved())
    this.loader.follow(this.view().artefact, () => this.scope())
    this.#stopRefresh = this.host.onRefresh(async () => {
      await Promise.all([this.choices.renew(), this.loader.renew()])
    })
    if (this.host.watchForm) this.#stopWatch = whenIdle(() => this.host.watchForm?.(watchedForm(this)))
  }

  close(): void {
    this.#edits.stop()
    this.#stopRefresh?.()
    this.#stopRefresh = undefined
    this.#stopWatch?.()
    this.topics.emit('closed')
    removeEventListener('pagehide', this.#savePage)
    removeEventListener('renewal', this.#keepForRenewal)
    this.#draft.save()
    this.#draft.close()
    this.loader.stop()
    this.#verdicts.stop()
  }

  isOpen(): boolean {
    return this.#stopRefresh !== undefined
  }

  /** The field that the player went into last. */
  focused(): string | undefined {
    return this.#focused
  }

  noticeFocus(name: string): void {
    if (name === this.#focused) return
    this.#focused = name
    this.topics.emit('focused')
  }

  view(): FormView {
    return this.#state.view()
  }

  resolved(): ResolvedForm {
    return this.#state.resolved()
  }

  fieldView(name: string): FieldView | undefined {
    return this.fields.get(name)
  }

  /** The value as it stands now, even while it is being typed. */
  value(name: string): unknown {
    return this.#values.all()[name]
  }

  /** All values as they stand now. Read it, never write to it. */
  values(): Readonly<Record<string, unknown>> {
    return this.#values.all()
  }

  facts(): Facts {
    return { ...scopeFacts(this.host, this.#scope), data: this.#values.all() }
  }

  /** What the form's actions and bindings see. */
  scope(more?: Partial<ActionScope>): ActionScope {
    const setField: ActionScope['setField'] = (field, to) => this.setField(field, to)
    return { ...this.#scope, data: this.#values.copy(), setField, ...more }
  }

  /** What the form stands in may change while it is open, as a popup and the answer of a load do. */
  setScope(scope: ActionScope | undefined): void {
    if (scope === this.#scope) return
    this.#scope = scope
    this.#settle([])
  }

  /** What fields hold by name unless the player has edited them. */
  fill(values: Readonly<Record<string, unknown>> | undefined): void {
    if (!values) return
    const changed = this.#values.fill(values, this.#allFields())
    for (const name of changed) this.errors.set(name, [])
    if (changed.length > 0) this.#settle(changed)
  }

  /** What was sent is what the platform has now, so that fields follow what it says again. */
  sent(values: Readonly<Record<string, unknown>>): void {
    this.#edits.sent()
    this.#draft.drop()
    this.#values.release(values)
    this.topics.emit('sent')
  }

  /** A change by the player that may go on: typing. */
  type(name: string, value: unknown): void {
    if (Object.is(this.value(name), value)) return
    this.#edit(name, value)
    this.#edits.awaitPause(() => this.commit())
  }

  /** A finished change by the player: an option, a box, a file. */
  choose(name: string, value: unknown): void {
    this.#edit(name, value)
    this.commit()
  }

  /** Makes everything typed so far part of the form. */
  commit(): void {
    const edited = this.#edits.take()
    if (edited.length === 0) return
    this.#settle(edited)
    this.#draft.save()
    for (const name of edited) this.#runActions(this.resolved().fields[name]?.onChange)
  }

  /** Resolves when the actions of all changes are done. */
  async followed(): Promise<void> {
    while (this.#following.size > 0) await Promise.all(this.#following)
  }

  /** Sets a field from elsewhere than its widget; its errors go. */
  set(name: string, value: unknown): void {
    this.#values.put(name, value)
    this.errors.set(name, [])
    this.#settle([name])
  }

  /** The `set_field` action. An unknown field is ignored: it may have left with a new version of the form. */
  setField(
    name: string,
    { to, value, unlessEdited }: { to?: Resets; value?: unknown; unlessEdited?: boolean },
  ): void {
    if (unlessEdited && this.#edits.isUnsent(name)) return
    if (to !== undefined && this.view().dynamic === 'loading') this.#values.resetOnArrival(name, to)
    const field = this.resolved().fields[name]
    if (!field) return
    this.#values.keep(name)
    if (to === undefined) this.#values.put(name, value)
    else this.#values.reset(name, field, to, this.scope())
    this.errors.set(name, [])
    // What was said of the value before does not hold for this one.
    this.#verdicts.ask(name, field, this.value(name))
    this.#settle([name])
  }

  /** Options came from an operation: a field that was to take the first one does. */
  choicesArrived(name: string, first: string): void {
    if (this.#values.takesFirst(name)) this.set(name, first)
  }

  choicesOf(field: FieldArtefact): RawChoice[] {
    return this.#values.choicesOf(field)
  }

  files() {
    return this.#values.files
  }

  /** Fields that must be right before the form goes on: those on the screen; all of them at the last step. */
  fieldsToCheck(): readonly string[] {
    return checkedOrder(this.view(), this.resolved().order)
  }

  /** What the rules say of the named fields, in their order. */
  check(names: readonly string[], values = this.values()): ShownError[] {
    return this.#finder.check(names, values)
  }

  /** Shows these errors and no others. Those of fields drawn within another are shown there. */
  showErrors(errors: readonly ShownError[]): void {
    this.#finder.show(errors)
  }

  /** The player has edited something that was not sent since. */
  isDirty(): boolean {
    return this.#edits.hasUnsent()
  }

  /** The player has entered something that is kept nowhere, and has not sent it. */
  #holdsSecrets(): boolean {
    return Object.entries(this.resolved().fields).some(
      ([name, field]) => this.#edits.isUnsent(name) && !isKeepable(field) && !isEmpty(this.value(name)),
    )
  }

  update(change: Partial<FormView>): void {
    this.#state.change(change)
    this.topics.emit('form')
  }

  /** @param field what the player is to look at in it; its first field if left out */
  goToStep(step: number, field?: string): void {
    this.#state.change({ step, stepField: field })
    this.#settle([])
  }

  /** The player goes back; what was wrong further on is said there again. */
  goBackTo(step: number): void {
    this.#state.change({ summary: undefined, failure: undefined })
    this.goToStep(step)
  }

  /** The step that shows a field; the open one in a form without steps. */
  stepOf(field: string): number {
    const { artefact, steps, step } = this.view()
    const found = steps.findIndex((one) => fieldsOfStep(artefact, [field], one).length > 0)
    return found < 0 ? step : found
  }

  /** Facts, language or session changed. */
  refresh(): void {
    this.#settle([])
  }

  /** A newer version of the definition. Fields that survive keep value, errors and whether they were touched. */
  setArtefact(artefact: FormArtefact): void {
    const { artefact: before } = this.view()
    if (artefact === before) return
    const { removed, added } = compareForms(before, artefact)
    const notice = { removed: removed.map((name) => this.fields.labelOf(name)), added }
    for (const name of removed) this.#forget(name)
    this.#values.welcome(artefact.fields, this.scope())
    this.#state.renew(artefact)
    if (removed.length + added.length > 0) this.#state.change({ notice })
    this.#settle([])
    this.checker.prepare(this.resolved())
  }

  #allFields(): Record<string, FieldArtefact> {
    return { ...this.loader.fields()?.fields, ...this.view().artefact.fields }
  }

  #edit(name: string, value: unknown): void {
    this.#values.keep(name)
    this.#values.put(name, value)
    this.#edits.add(name)
    const field = this.resolved().fields[name]
    if (field) this.#verdicts.ask(name, field, value)
    const { dependents } = this.view().artefact
    this.#finder.edited(name, [
      ...(dependents[name] ?? []),
      ...(this.loader.fields()?.dependents[name] ?? []),
    ])
  }

  #runActions(actions: FieldArtefact['onChange']): void {
    if (!actions) return
    const done = this.host
      .run(actions, this.scope())
      .catch((error: unknown) => this.host.report(error, `form ${this.view().artefact.id}`))
      .finally(() => this.#following.delete(done))
    this.#following.add(done)
  }

  #rulesArrived(): void {
    for (const name of this.resolved().order) this.fields.refresh(this.resolved(), name)
    this.#finder.rulesArrived()
  }

  #platformFieldsArrived(dynamic: FormView['dynamic']): void {
    this.#state.change({ dynamic })
    const arrived = dynamic === 'ready' ? (this.loader.fields()?.fields ?? {}) : {}
    const changed = this.#values.arrive(arrived, this.scope())
    for (const name of changed) this.errors.set(name, [])
    this.#settle(changed)
    this.checker.prepare(this.resolved())
  }

  #forget(name: string): void {
    this.#values.forget(name)
    this.#edits.forget(name)
    this.errors.set(name, [])
  }

  /** Lets conditions, options and listeners follow the values. */
  #settle(names: readonly string[]): void {
    this.#follow()
    this.topics.emit('form')
    for (const name of names) this.topics.emit(`value/${name}`)
    this.loader.follow(this.view().artefact, () => this.scope())
  }

  #follow(): void {
    if (this.#state.follow(this.facts())) this.fields.refreshAll(this.resolved())
  }
}
