import type { Meta } from '@storybook/react-vite'
import { formStory } from './testing/fieldStory.tsx'
import { makeField, makeForm, makeRequired } from './testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Form' }
export default meta

const names = [
  makeRequired(makeField('email', 'input', { attributes: { autocomplete: 'email' } })),
  makeRequired(makeField('password', 'password')),
  makeField('first_name', 'input', { attributes: { width: 'half' } }),
  makeField('last_name', 'input', { attributes: { width: 'half' } }),
]
const country = makeField('country_code', 'country_code', {
  attributes: {
    width: 'half',
    options: { select: { from: '/site/available_countries', as: 'country' } },
  },
  initial: { to: 'selectedValue' },
  onChange: [{ do: 'set_field', field: 'region', to: 'firstValue' }],
})
const region = makeField('region', 'region', {
  attributes: {
    width: 'half',
    options: { select: { by: 'country_code', cases: { LV: [{ value: 'RIX', name: 'Rīga' }] } } },
  },
})
const phoneCountry = makeField('phone_country_code', 'country_code', { initial: { to: 'selectedValue' } })
const mobile = makeRequired(makeField('mobile', 'phone'))
const terms = makeRequired(makeField('terms', 'checkbox'))

export const Registration = formStory(
  makeForm([...names, country, region, phoneCountry, mobile, makeField('birth_date', 'date'), terms], {
    title: 'story.Create account',
    description: 'story.It takes a minute',
    links: [{ prompt: 'story.Already here?', label: 'story.Sign in', actions: [] }],
  }),
)

export const Steps = formStory(
  makeForm([...names, terms], {
    title: 'story.Create account',
    steps: [
      { id: 'account', title: 'story.Account', fields: ['email', 'password'] },
      { id: 'person', title: 'story.Person', fields: ['first_name', 'last_name', 'terms'] },
    ],
  }),
)

export const RefusedByThePlatform = formStory(makeForm(names.slice(0, 1), { title: 'story.Sign in' }), {
  call: async () => ({
    ok: false,
    error: { type: 'AuthorizationException', message: '', invalidParameters: {} },
  }),
})

const form = makeForm(names.slice(0, 2))
const [email] = form.order

export const UnknownFieldType = formStory({
  ...form,
  fields: { ...form.fields, [`${email}`]: { ...form.fields.email, type: 'hologram' } as never },
})
