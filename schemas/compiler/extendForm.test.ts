import { describe, expect, it } from 'vitest'
import { extendForm } from './extendForm.ts'
import { Origins, trailOf } from './origins.ts'

const base = {
  kind: 'form',
  id: 'registration',
  title: 'a.title',
  fields: [
    { sysname: 'email', type: 'input', attributes: { label: 'a.email', params: { is_required: true } } },
    { sysname: 'password', type: 'password', attributes: { label: 'a.password' } },
    { sysname: 'promo_code', type: 'input', attributes: { label: 'a.promo' } },
  ],
  submit: { operation: 'auth.register', label: 'a.go' },
  errors: { default: 'a.failed', AException: 'a.a' },
}

function extended(form: object) {
  const origins = new Origins()
  const said = { kind: 'form', id: 'full', edition: 2, extends: 'registration', ...form }
  const made = extendForm(base, said, trailOf('form/full'), origins)
  return { made, origins, fields: made.fields as { sysname: string }[] }
}

const names = (fields: { sysname: string }[]) => fields.map(({ sysname }) => sysname).join(' ')

describe('a form that extends another', () => {
  it('is the other but for what it says', () => {
    const { made } = extended({ title: 'a.full' })
    expect(made).toEqual({ ...base, id: 'full', edition: 2, title: 'a.full' })
  })

  it('says of a field only what is another', () => {
    const { fields } = extended({
      fields: [{ sysname: 'email', attributes: { help: 'a.help', params: { is_visible: true } } }],
    })
    expect(fields[0]).toEqual({
      sysname: 'email',
      type: 'input',
      attributes: { label: 'a.email', help: 'a.help', params: { is_required: true, is_visible: true } },
    })
    expect(names(fields)).toBe('email password promo_code')
  })

  it('has the steps of the other without the fields that it drops', () => {
    const steps = [{ id: 'one', title: 'a.one', fields: ['email', 'promo_code'] }]
    const origins = new Origins()
    const form = { kind: 'form', id: 'full', extends: 'registration', without: ['promo_code'] }
    const made = extendForm({ ...base, steps }, form, trailOf('form/full'), origins)
    expect(made.steps).toEqual([{ id: 'one', title: 'a.one', fields: ['email'] }])
    const own = [{ id: 'two', title: 'a.two', fields: ['password'] }]
    // A field that is new in the other form is in these steps too.
    expect(
      extendForm({ ...base, steps }, { ...form, steps: own }, trailOf('form/full'), origins).steps,
    ).toEqual([{ id: 'two', title: 'a.two', fields: ['email', 'password'] }])
  })

  it('adds fields behind the one that they name, moves some and drops some', () => {
    const { fields } = extended({
      without: ['promo_code'],
      fields: [
        { sysname: 'mobile', type: 'phone', attributes: { label: 'a.mobile' }, after: 'email' },
        { sysname: 'email', after: 'password' },
        { sysname: 'last', type: 'input', attributes: { label: 'a.last' } },
      ],
    })
    expect(names(fields)).toBe('mobile password email last')
    expect(fields.every((field) => !('after' in field))).toBe(true)
  })

  it('takes errors and submission together with those of the other', () => {
    const { made } = extended({ errors: { BException: 'a.b' }, submit: { label: 'a.now' } })
    expect(made.errors).toEqual({ default: 'a.failed', AException: 'a.a', BException: 'a.b' })
    expect(made.submit).toEqual({ operation: 'auth.register', label: 'a.now' })
  })

  it('tells its own fields where it says them', () => {
    const { made, origins } = extended({ fields: [{ sysname: 'email', attributes: { help: 'a.help' } }] })
    expect(origins.locate(made, 'form/full', '/fields/0/attributes/help').pointer).toBe(
      '/fields/0/attributes/help',
    )
  })
})
