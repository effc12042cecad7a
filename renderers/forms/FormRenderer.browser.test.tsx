import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RuleError } from '#schemas/rules/rule.ts'
import type { CallResult } from '../host.ts'
import { holdPauses } from '../testing/holdPauses.ts'
import { settle } from '../testing/settle.ts'
import { pause } from './session/PlayerEdits.ts'
import { makeField, makeForm, makeRequired, whenData } from './testing/makeForm.ts'
import { type OpenedForm, openForm } from './testing/openForm.tsx'

let form: OpenedForm
afterEach(() => form.close())

const email = makeRequired(makeField('email', 'input'))
const town = makeField('town', 'input')
const street = makeRequired(makeField('street', 'input'))

const refuse = (
  invalidParameters: Record<string, RuleError[]>,
  type = 'InvalidParameterException',
): CallResult => ({
  ok: false,
  error: { type, message: '', invalidParameters },
})
const type = async (name: string, text: string) => {
  // A field of the step to come is drawn in its own time.
  await userEvent.click(await vi.waitFor(() => form.control(name)))
  await userEvent.keyboard(text)
}
const summary = () => form.element.querySelector('[role=alert]')?.textContent ?? ''

describe('typing', () => {
  test('touches nothing but the field', async () => {
    form = await openForm(makeForm([email, town]))
    const pauses = holdPauses(pause)
    await type('town', 'R')
    const words = vi.spyOn(form.host, 't')
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(form.element, { subtree: true, childList: true, attributes: true, characterData: true })
    await userEvent.keyboard('iga')
    observer.disconnect()
    // React itself writes name and type of an input anew at each key.
    expect(changes.filter(({ target }) => target !== form.control('town'))).toEqual([])
    expect(words).not.toHaveBeenCalled()
    pauses.letGo()
  })

  test('shows errors of touched fields only, in an eager form', async () => {
    form = await openForm(makeForm([email, street]))
    await type('email', 'a')
    await vi.waitFor(() => expect(form.errorOf('email')).toBe('This is not an email address'))
    expect(form.errorOf('street')).toBe('')
    await userEvent.keyboard('@b.lv')
    await vi.waitFor(() => expect(form.errorOf('email')).toBe(''))
  })

  test('checks a field again when the one that it looks at changes', async () => {
    const again = makeField('again', 'password', { rules: [{ rule: 'equals', params: { field: 'secret' } }] })
    form = await openForm(makeForm([makeField('secret', 'password'), again]))
    await type('secret', 'Kamols-7')
    await type('again', 'Kamols-7')
    expect(form.errorOf('again')).toBe('')
    await type('secret', '2')
    await vi.waitFor(() => expect(form.errorOf('again')).toBe('Not the same as secret'))
  })
})

describe('submitting', () => {
  test('leads to the first error from top to bottom and lists them all', async () => {
    form = await openForm(makeForm([town, street, email], { validation: 'submit' }))
    await form.submit()
    expect(document.activeElement).toBe(form.control('street'))
    expect(summary()).toContain('2 fields need your attention')
    await userEvent.click(form.element.querySelector('[role=alert] li:last-child a') as HTMLElement)
    await settle()
    expect(document.activeElement).toBe(form.control('email'))
  })

  test('lists what fields say now, and no field that is right again', async () => {
    form = await openForm(makeForm([email, street]))
    await form.submit()
    const before = form.errorOf('email')
    expect(before).not.toBe('')
    expect(summary()).toContain(before)
    await type('email', 'a')
    const now = form.errorOf('email')
    expect(now).toBe('This is not an email address')
    expect(summary()).toContain(now)
    expect(summary()).not.toContain(`email: ${before}`)
    await userEvent.keyboard('@b.lv')
    expect(summary()).toContain('One field')
    expect(summary()).not.toContain('email')
  })

  test('sends once, however often it is pressed', async () => {
    let answer: (result: CallResult) => void = () => undefined
    form = await openForm(makeForm([town]), { call: () => new Promise((resolve) => (answer = resolve)) })
    await type('town', 'Riga')
    await form.submit()
    await form.submit()
    expect(form.element.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
    answer({ ok: true, response: { value: 1 } })
    await settle()
    expect(form.host.calls).toEqual([{ operation: 'support.sendFeedback', values: { town: 'Riga' } }])
    expect(form.element.querySelector('form')?.hasAttribute('aria-busy')).toBe(false)
  })

  test('is judged with what a change has set off, however long that takes', async () => {
    const follows = makeField('town', 'input', {
      onChange: [{ do: 'set_field', field: 'street', to: 'emptyValue' }],
    })
    const kept = makeRequired(makeField('street', 'input', { initial: 'Brīvības 1' }))
    form = await openForm(makeForm([follows, kept], { validation: 'submit' }))
    const { run } = form.host
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    form.host.run = (actions, scope) => held.then(() => run(actions, scope))
    await type('town', 'Riga')
    await form.submit()
    goOn()
    await vi.waitFor(() => expect(form.errorOf('street')).not.toBe(''))
    expect(form.host.calls).toEqual([])
  })

  test('shows what the platform refuses at its field until that is edited', async () => {
    const call = async () =>
      refuse({ email: [{ code: 'email' }], captcha: [{ code: 'min_length', params: { min: 3 } }] })
    form = await openForm(makeForm([town, email]), { call })
    await type('email', 'a@b.lv')
    await form.submit()
    expect(form.errorOf('email')).toBe('This is not an email address')
    expect(summary()).toContain('At least 3 characters')
    expect(document.activeElement).toBe(form.control('email'))
    await userEvent.keyboard('x')
    await settle()
    expect(form.errorOf('email')).toBe('')
  })

  test('says why the operation failed where it names no field', async () => {
    form = await openForm(
      makeForm([town], {
        errors: { default: 'storyError.failed', AuthorizationException: 'storyError.wrong' },
      }),
      { call: async () => refuse({}, 'AuthorizationException') },
    )
    await form.submit()
    expect(summary()).toBe('Something is wrong here')
  })

  test('does what the definition says after success and after failure', async () => {
    const after = [{ do: 'refresh', what: 'session' } as const]
    const failed = [{ do: 'track', event: 'login_error' } as const]
    let result: CallResult = refuse({}, 'AuthorizationException')
    form = await openForm(makeForm([town], { after, failed }), { call: async () => result })
    await form.submit()
    result = { ok: true, response: { uid: 7 } }
    await form.submit()
    expect(form.host.runs.map(({ actions, scope }) => [actions, scope?.response])).toEqual([
      [failed, { error: { type: 'AuthorizationException', message: '', invalid_parameters: {} } }],
      [after, { uid: 7 }],
    ])
  })
})

describe('a switch of the language', () => {
  test('words everything anew and loses nothing', async () => {
    form = await openForm(makeForm([email, town]))
    await type('town', 'Riga')
    await form.submit()
    expect(form.errorOf('email')).toBe('This field is required')
    form.host.setLocale('ar')
    await settle()
    expect(form.errorOf('email')).toBe('هذا الحقل مطلوب')
    expect((form.control('town') as HTMLInputElement).value).toBe('Riga')
  })
})

describe('a new version of the form', () => {
  test('keeps what was typed, the focus and the very elements', async () => {
    form = await openForm(makeForm([email, town, street]))
    await type('town', 'Rig')
    const before = form.control('town')
    await form.publish(makeForm([makeRequired(makeField('phone', 'input')), street, town]))
    expect(form.control('town')).toBe(before)
    expect(document.activeElement).toBe(before)
    await userEvent.keyboard('a')
    expect((before as HTMLInputElement).value).toBe('Riga')
    expect(form.element.querySelector('[data-field=email]')).toBeNull()
    expect(form.element.querySelector('[role=status]')?.textContent).toContain('No longer asked for: email')
    expect(form.element.querySelector('[role=status]')?.textContent).toContain('New in this form: phone')
    await type('phone', '1')
    await type('street', '2')
    await form.submit()
    expect(form.host.calls.at(-1)?.values).toEqual({ town: 'Riga', phone: '1', street: '2' })
  })

  test('shows a new label without touching the value', async () => {
    form = await openForm(makeForm([town]))
    await type('town', 'Riga')
    await form.publish(makeForm([makeField('town', 'input', { attributes: { label: 'story.City' } })]))
    expect(form.field('town').querySelector('label')?.textContent).toBe('City')
    expect((form.control('town') as HTMLInputElement).value).toBe('Riga')
  })
})

describe('steps', () => {
  const steps = [
    { id: 'one', title: 'story.One', fields: ['email'] },
    { id: 'two', title: 'story.Two', fields: ['town'] },
    { id: 'three', title: 'story.Three', fields: ['street'] },
  ] as [never, never, never]
  const shown = (name: string) => form.element.querySelector(`[data-field=${name}]`) !== null
  const heading = () => form.element.querySelector('h2')?.textContent
  const fillTwo = async () => {
    await type('email', 'a@b.lv')
    await form.submit()
    await type('town', 'Riga')
    await form.submit()
  }

  test('check their own fields, begin at the first one and keep what was typed', async () => {
    form = await openForm(makeForm([email, town, street], { steps }))
    await form.submit()
    expect(form.errorOf('email')).toBe('This field is required')
    // Of one field all is said at the field itself.
    expect(summary()).toBe('')
    await type('email', 'a@b.lv')
    await form.submit()
    await vi.waitFor(() => expect([heading(), shown('email')]).toEqual(['Two', false]))
    expect(document.activeElement).toBe(form.control('town'))
    expect(form.element.querySelector('[role=status]')).toBeTruthy()
    await userEvent.keyboard('Riga{Enter}')
    await settle()
    await type('street', 'Brīvības')
    await form.submit()
    expect(form.host.calls.at(-1)?.values).toEqual({ email: 'a@b.lv', town: 'Riga', street: 'Brīvības' })
  })

  test('are passed over while all their fields are hidden', async () => {
    const hidden = { ...town, visibleWhen: whenData('email', 'town@b.lv') }
    form = await openForm(makeForm([email, hidden, street], { steps }))
    expect(form.element.textContent).toContain('Step 1 of 2')
    await type('email', 'town@b.lv')
    await form.submit()
    const step = () => [heading(), form.element.textContent?.includes('Step 2 of 3')]
    await vi.waitFor(() => expect(step()).toEqual(['Two', true]))
    await form.submit()
    await vi.waitFor(() => expect(heading()).toBe('Three'))
  })

  test('are opened by what the platform refuses in them', async () => {
    form = await openForm(makeForm([email, town, street], { steps }), {
      call: async () =>
        refuse({ email: [{ code: 'email' }], town: [{ code: 'min_length', params: { min: 9 } }] }),
    })
    await fillTwo()
    await type('street', 'Brīvības')
    await form.submit()
    await vi.waitFor(() => expect(form.errorOf('email')).toBe('This is not an email address'))
    expect(document.activeElement).toBe(form.control('email'))
    await userEvent.click(form.element.querySelector('[role=alert] li:last-child a') as HTMLElement)
    await settle()
    expect(document.activeElement).toBe(form.control('town'))
  })

  test('are entries of the history, which goes when the form does', async () => {
    const hasEntry = () => history.state?.steps !== undefined
    // The forms of other tests go in their own time.
    await vi.waitFor(() => expect(hasEntry()).toBe(false))
    form = await openForm(makeForm([email, town, street], { steps }))
    await fillTwo()
    await vi.waitFor(() => expect(heading()).toBe('Three'))
    history.back()
    await vi.waitFor(() => expect(heading()).toBe('Two'))
    expect((form.control('town') as HTMLInputElement).value).toBe('Riga')
    await form.submit()
    await vi.waitFor(() => expect(heading()).toBe('Three'))
    form.element.querySelector<HTMLButtonElement>('button[class*=back]')?.click()
    await vi.waitFor(() => expect(heading()).toBe('Two'))
    await form.submit()
    await vi.waitFor(() => expect(heading()).toBe('Three'))
    await type('street', 'Brīvības')
    await form.submit()
    await vi.waitFor(() => expect(form.host.calls).toHaveLength(1))
    await vi.waitFor(() => expect(hasEntry()).toBe(false))
  })

  test('that a reload left in the history are taken out of it, so that back leads to the screen before', async () => {
    await vi.waitFor(() => expect(history.state?.steps).toBeUndefined())
    const { length } = history
    const artefact = makeForm([email, town, street], { steps })
    history.pushState({ ...history.state, steps: { form: artefact.id, step: 'two', depth: 1 } }, '')
    form = await openForm(artefact)
    await vi.waitFor(() => expect(history.state?.steps).toBeUndefined())
    expect(heading()).toBe('One')
    await fillTwo()
    // The entry that was there is written anew; none is added before it.
    expect(history.state.steps).toMatchObject({ step: expect.any(String), depth: 2 })
    expect(history.length).toBeLessThanOrEqual(length + 2)
  })
})

describe('what cannot be shown', () => {
  test.each([
    ['an unknown widget', { type: 'hologram' }],
    ['an unknown rule', { rules: [{ rule: 'telepathy' }] }],
  ])('%s is seen in its place, reported, and spoils nothing else', async (_what, fault) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const made = makeForm([town, email])
    const fields = { ...made.fields, town: { ...made.fields.town, ...fault } as never }
    form = await openForm({ ...made, fields })
    await settle()
    expect(form.field('town').textContent).toContain('The field town cannot be shown.')
    expect(form.host.reports).toHaveLength(1)
    await type('email', 'a@b.lv')
    await form.submit()
    expect(form.host.calls).toHaveLength(1)
  })

  test('a form that cannot be drawn at all says so, until a version comes that can', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const made = makeForm([town])
    form = await openForm(made)
    await form.publish({ ...made, links: undefined as never })
    expect(form.element.querySelector('[role=alert]')?.textContent).toBe('This form cannot be shown.')
    await form.publish(makeForm([town, email]))
    expect(form.control('email')).toBeTruthy()
  })
})
