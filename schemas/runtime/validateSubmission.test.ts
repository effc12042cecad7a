import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { Field } from '#generated/grammar/types.ts'
import { compileForm } from '../compiler/compileForm.ts'
import { compileFields } from './compileFields.ts'
import type { Facts } from './Facts.ts'
import { validateSubmission } from './validateSubmission.ts'

const field = (sysname: string): Field => ({
  sysname,
  type: 'input',
  attributes: { label: 'form.label', params: { is_required: true } },
})
const form = compileForm(
  {
    kind: 'form',
    id: 'withdraw',
    dictionary: 'none',
    validation: 'eager',
    fields: [field('amount')],
    dynamicFields: {
      after: 'amount',
      operation: 'cashier.getwithdrawsettings',
      items: '/methods/0/fields',
      source: { requisites: 'withdraw' },
    },
    submit: { operation: 'cashier.makewithdrawal', label: 'form.send' },
    errors: { default: 'form.failed' },
  },
  {},
)
const facts: Facts = { session: { authenticated: true }, site: {}, route: {}, query: {}, device: {} }
const context = { locale: 'en', today: '2026-11-21', password: { min: 6, max: 20 } }

/** Checks a submission with fields that the platform has just supplied. */
async function submit(values: object, name = 'iban') {
  const supplied = compileFields([field(name)])
  const errors = await validateSubmission(form, { ...values }, facts, context as never, supplied)
  return { errors, schema: new WeakRef(supplied.schema.properties?.[name] as object) }
}

it('asks for the fields that the platform supplied', async () => {
  expect((await submit({ amount: '50', iban: 'x' })).errors).toEqual({})
  expect((await submit({ amount: '50' })).errors).toEqual({ iban: [{ code: 'required' }] })
})

it('compiles once what the platform supplies again and again, and keeps only what was asked for of late', async () => {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  const first = await submit({ amount: '50', account: 'x' }, 'account')
  const again = await submit({ amount: '50', account: 'x' }, 'account')
  await submit({ amount: '50', account: 'x' }, 'account')
  const isKept = async ({ schema }: typeof first) => {
    await pause(0)
    collect()
    return schema.deref() !== undefined
  }
  expect([await isKept(first), await isKept(again)]).toEqual([true, false])
  for (let other = 0; other < 50; other += 1) await submit({ amount: '50' }, `other${other}`)
  expect(await isKept(first)).toBe(false)
})
