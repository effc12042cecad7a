import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { type OpenedForm, openForm } from '../testing/openForm.tsx'

const fields = [makeField('town', 'input'), makeField('secret', 'password')]
afterEach(() => sessionStorage.clear())

const session = (uid: number) => ({ session: { authenticated: uid > 0, uid } })

test('what was typed is there again after the session has ended and its player has signed in; secrets are not', async () => {
  const before = await openForm(makeForm(fields), { facts: session(7) })
  for (const name of ['town', 'secret']) {
    await userEvent.click(before.control(name))
    await userEvent.keyboard('Cesis12')
  }
  before.host.setFacts(session(0))
  await before.close()

  const other = await openForm(makeForm(fields), { facts: session(0) })
  expect((other.control('town') as HTMLInputElement).value).toBe('')
  await other.close()

  const after = await openForm(makeForm(fields), { facts: session(7) })
  expect((after.control('town') as HTMLInputElement).value).toBe('Cesis12')
  expect((after.control('secret') as HTMLInputElement).value).toBe('')
  await after.close()
})

test('a form that was left by its player begins anew', async () => {
  const before = await openForm(makeForm(fields), { facts: session(7) })
  await userEvent.click(before.control('town'))
  await userEvent.keyboard('Cesis')
  await before.close()
  const after = await openForm(makeForm(fields), { facts: session(7) })
  expect((after.control('town') as HTMLInputElement).value).toBe('')
  await after.close()
})

const draft = { name: 'story' }
const kept = () => JSON.parse(sessionStorage.getItem('draft/story') ?? 'null')
const typedIn = (form: OpenedForm, name: string) => (form.control(name) as HTMLInputElement).value

async function fillIn(form: OpenedForm) {
  for (const name of ['town', 'secret', 'number']) {
    await userEvent.click(form.control(name))
    await userEvent.keyboard('Cesis12')
  }
}
const secrets = [...fields, makeField('number', 'input', { attributes: { autocomplete: 'cc-number' } })]

test('a form with a draft has what was typed when it opens again, but no secrets and nothing of a card', async () => {
  const before = await openForm(makeForm(secrets, { draft }))
  await fillIn(before)
  // At once, as where the page goes.
  dispatchEvent(new Event('pagehide'))
  expect(kept().values).toEqual({ town: 'Cesis12' })
  await before.close()

  const after = await openForm(makeForm(secrets, { draft }))
  expect(['town', 'secret', 'number'].map((name) => typedIn(after, name))).toEqual(['Cesis12', '', ''])
  expect(after.element.querySelector('form')?.hasAttribute('data-dirty')).toBe(false)
  await after.submit()
  expect(kept()).toBeNull()
  await after.close()
  expect(kept()).toBeNull()
})

test('a draft goes with its time, and when somebody signs in', async () => {
  const facts = { ...session(0), site: { draft_minutes: 5 } } as never
  const before = await openForm(makeForm(secrets, { draft }), { facts })
  await fillIn(before)
  await before.close()
  sessionStorage.setItem('draft/story', JSON.stringify({ ...kept(), at: Date.now() - 6 * 60_000 }))
  const late = await openForm(makeForm(secrets, { draft }), { facts })
  expect(typedIn(late, 'town')).toBe('')
  expect(kept()).toBeNull()
  await fillIn(late)
  await vi.waitFor(() => expect(kept()).not.toBeNull())
  late.host.setFacts(session(7))
  expect(kept()).toBeNull()
  await late.close()
  expect(kept()).toBeNull()
})

test('forms of one name share what is typed, also while both are open', async () => {
  const one = await openForm(makeForm(fields, { draft }))
  const other = await openForm(makeForm([...fields].reverse(), { id: 'other', draft }))
  await userEvent.click(one.control('town'))
  await userEvent.keyboard('Riga')
  await vi.waitFor(() => expect(typedIn(other, 'town')).toBe('Riga'))
  await userEvent.click(other.control('town'))
  await userEvent.keyboard('{End}ga')
  await userEvent.click(one.control('secret'))
  await userEvent.keyboard('x')
  await vi.waitFor(() => expect(typedIn(one, 'town')).toBe('Rigaga'))
  await one.close()
  await other.close()
})

test('a link that says what a field is to hold goes before what was typed elsewhere; where it was typed, that stays', async () => {
  const sum = makeForm([{ ...makeField('sum', 'input'), initial: { from: '/query/sum' } }, ...fields], {
    draft,
  })
  const at = location.href
  const openAt = (query: string) => {
    history.replaceState(history.state, '', query)
    return openForm(sum, { facts: { query: Object.fromEntries(new URLSearchParams(query)) } as never })
  }
  const before = await openAt('?sum=30')
  for (const name of ['sum', 'town']) await userEvent.fill(before.control(name), '45')
  await before.close()
  const again = await openAt('?sum=30')
  expect(typedIn(again, 'sum')).toBe('45')
  await again.close()
  const followed = await openAt('?sum=60')
  expect(['sum', 'town'].map((name) => typedIn(followed, name))).toEqual(['60', '45'])
  await followed.close()
  history.replaceState(history.state, '', at)
})

test('a page that takes the place of another has what was typed into any form, once, and is held up by secrets', async () => {
  const renew = () => {
    const keeping: (() => void)[] = []
    const isFree = dispatchEvent(new CustomEvent('renewal', { cancelable: true, detail: keeping }))
    for (const keep of keeping) keep()
    return isFree
  }
  const before = await openForm(makeForm(secrets))
  await fillIn(before)
  expect(renew()).toBe(false)
  for (const name of ['secret', 'number']) await userEvent.clear(before.control(name))
  expect(renew()).toBe(true)
  await before.close()
  const after = await openForm(makeForm(secrets))
  expect(typedIn(after, 'town')).toBe('Cesis12')
  await after.close()
  const later = await openForm(makeForm(secrets))
  expect(typedIn(later, 'town')).toBe('')
  await later.close()
})
