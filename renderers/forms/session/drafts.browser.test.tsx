import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makeField, makeForm } from '../testing/makeForm.ts'
import { openForm } from '../testing/openForm.tsx'

const fields = [makeField('town', 'input'), makeField('secret', 'password')]
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
