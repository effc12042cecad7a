import { expect, it } from 'vitest'
import type { Definition } from '#generated/grammar/types.ts'
import { operationFields } from '#generated/operationFields.ts'
import { pointerTokens } from '../runtime/readPointer.ts'
import { checkReferences } from './checkReferences.ts'
import { indexSite } from './siteIndex.ts'

type Json = Record<string, unknown>

/** The condition that a fact is there, and as a schema says. */
const when = (path: string, schema: unknown = true): Json =>
  pointerTokens(path).reduceRight<unknown>(
    (inner, name) => ({ properties: { [name]: inner }, required: [name] }),
    schema,
  ) as Json

const text = (from: string, more: Json = {}) => ({
  type: 'text',
  props: { text: { key: 'a.b', args: { x: { from, ...more } } } },
})
const block = (visibleWhen: Json) => ({ type: 'stack', visibleWhen })
const button = (...actions: Json[]) => ({ type: 'button', props: { label: 'a.b', actions } })
const load = (inner: Json, more: Json = {}) => ({
  type: 'load',
  props: { operation: 'cashier.getdepositinfo', params: { id: '1' }, ...more },
  slots: { default: [inner] },
})
const list = (inner: Json) => ({
  type: 'list',
  props: { operation: 'bonuses.get', key: '/id' },
  slots: { default: [inner] },
})
const page = (inner: Json): Json => ({ kind: 'page', id: 'home', title: 'a.b', blocks: [inner] })
const popup = (inner: Json, more: Json = {}): Json => ({
  kind: 'popup',
  id: 'asked',
  dialog: 'popup',
  initialView: 'main',
  views: { main: { title: 'a.b', blocks: [inner] } },
  ...more,
})
const form = (field: Json, more: Json = {}): Json => ({
  kind: 'form',
  id: 'login',
  dictionary: 'common',
  validation: 'submit',
  fields: [
    { sysname: 'login', type: 'input', attributes: { label: 'a.b' } },
    { sysname: 'password', type: 'password', attributes: { label: 'a.b' }, ...field },
  ],
  submit: { operation: 'auth.login', label: 'a.b' },
  errors: { default: 'a.b' },
  ...more,
})

/** What else the site has: each definition is looked at in its midst. */
const others = [
  {
    kind: 'routes',
    id: 'main',
    routes: [
      { name: 'index', path: '/', page: 'home' },
      { name: 'deposit', path: '/deposit/{sysname}', page: 'deposit' },
    ],
    guards: [],
  },
  {
    kind: 'locales',
    id: 'main',
    default: 'en',
    strategy: 'browser',
    locales: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code: 'lv', name: 'Latviešu', dir: 'ltr' },
    ],
  },
  {
    kind: 'menu',
    id: 'main',
    label: 'a.b',
    items: [
      {
        label: 'a.b',
        actions: [
          { do: 'open', popup: 'asked', data: { amount: { from: '/balance/main' }, purpose: 'withdraw' } },
          { do: 'store', key: 'hidden', value: '1' },
          { do: 'set_query', query: { tab: 'one' } },
        ],
      },
      { label: 'a.b', link: { route: 'index', query: { offer: '1' } } },
    ],
  },
] as unknown as Definition[]

function problemsOf(definition: Json) {
  const site = [...others.filter(({ kind }) => kind !== definition.kind), definition as unknown as Definition]
  const index = indexSite(site, new Set(), operationFields)
  const codes = ['unknown_fact', 'unknown_field', 'impossible_key', 'impossible_value', 'condition_fact']
  return checkReferences(definition as unknown as Definition, index).filter(({ code }) =>
    codes.includes(code),
  )
}

const call = (then: Json[], otherwise: Json[] = []) => ({
  do: 'call',
  operation: 'cashier.makewithdrawal',
  then,
  else: otherwise,
})
// biome-ignore lint/suspicious/noThenProperty: the word of an action
const ask = (condition: Json) => ({ do: 'when', if: condition, then: [] })

it.each<[string, Json, fact: string, remedy: string]>([
  [
    'a misspelt fact of the session',
    page(block(when('/session/is_self_exluded', { const: true }))),
    '/session/is_self_exluded',
    'Did you mean /session/is_self_excluded?',
  ],
  [
    'a misspelt root',
    page(text('/sesion/first_name')),
    '/sesion/first_name',
    'Did you mean /session/first_name?',
  ],
  ['a root that there is not', page(text('/weather/today')), '/weather/today', 'Begin with one of: /balance'],
  [
    'a fact misspelt among those that must be there',
    page(block({ required: ['sesson'] })),
    '/sesson',
    'Did you mean /session?',
  ],
  [
    'a fact that is told of each item',
    page(block(when('/session/missing/deposit/profil', { contains: { const: 'x' } }))),
    '/session/missing/deposit/profil',
    'Did you mean /session/missing/deposit/profile?',
  ],
  [
    'a part of a plain value',
    page(text('/session/currency/code')),
    '/session/currency/code',
    '/session/currency holds no such thing.',
  ],
  ['a misspelt balance', page(text('/balance/mian')), '/balance/mian', 'Did you mean /balance/main?'],
  [
    'a misspelt rule of the country',
    page(text('/jurisdiction/withdrawal/verificaton')),
    '/jurisdiction/withdrawal/verificaton',
    'Did you mean /jurisdiction/withdrawal/verification?',
  ],
  [
    'a misspelt switch of the site',
    page(block(when('/site/functional/twoFacter'))),
    '/site/functional/twoFacter',
    'Did you mean /site/functional/twoFactor?',
  ],
  [
    'the brand as if it were its name',
    page(block(when('/site/brand', { const: 'Aurora' }))),
    '/site/brand',
    'look at what stands in it',
  ],
  [
    'a device that there is not',
    page(block(when('/device/kind', { const: 'mobil' }))),
    '/device/kind',
    'Did you mean "mobile"?',
  ],
  [
    'one of several widths that there is not',
    page(block(when('/device/breakpoint', { enum: ['tablet', '1281'] }))),
    '/device/breakpoint',
    'Did you mean "1280"?',
  ],
  [
    'a word for a switch',
    page(block(when('/device/framed', { const: 'true' }))),
    '/device/framed',
    'It is a boolean.',
  ],
  [
    'a text for a number',
    page(block(when('/session/uid', { type: 'string' }))),
    '/session/uid',
    'It is a number.',
  ],
  [
    'a page that there is not',
    page(block(when('/route/name', { const: 'deposits' }))),
    '/route/name',
    'Did you mean "deposit"?',
  ],
  [
    'a language that the site has not',
    page(block(when('/site/locale', { const: 'lw' }))),
    '/site/locale',
    'Did you mean "lv"?',
  ],
  [
    'a parameter of another page',
    page(text('/route/params/sysname')),
    '/route/params/sysname',
    '/route/params holds no such thing.',
  ],
  [
    'a query parameter that nothing sets',
    page(text('/query/ofer')),
    '/query/ofer',
    'Did you mean /query/offer?',
  ],
  ['what nothing keeps', page(block(when('/stored/hiden'))), '/stored/hiden', 'Did you mean /stored/hidden?'],
  [
    'an item outside of a list',
    page(text('/item/amount')),
    '/item/amount',
    'Put this into a repeat or list block.',
  ],
  [
    'a misspelt part of an item',
    page(list(text('/item/wagering_letf'))),
    '/item/wagering_letf',
    'Did you mean /item/wagering_left?',
  ],
  [
    'a state that an item never has',
    page(list(block(when('/item/status', { const: 'activ' })))),
    '/item/status',
    'Did you mean "active"?',
  ],
  [
    'a state in a map that an item never has',
    page(list(text('/item/status', { map: { paussed: 'x' } }))),
    '/item/status',
    'Did you mean "paused"?',
  ],
  [
    'an answer outside of what loads it',
    page(text('/result/status')),
    '/result/status',
    'Put this into a load block.',
  ],
  [
    'a misspelt part of an answer',
    page(load(text('/result/amount/curency'))),
    '/result/amount/curency',
    'Did you mean /result/amount/currency?',
  ],
  [
    'a misspelt answer to ask again by',
    page(load(text('/result/id'), { every: { seconds: 5, while: when('/result/statsu') } })),
    '/result/statsu',
    'Did you mean /result/status?',
  ],
  [
    'an answer before the call',
    page(button(ask(when('/response/status')))),
    '/response',
    'Put this into the actions after a call',
  ],
  [
    'a misspelt answer of a call',
    page(button(call([ask(when('/response/statuss'))]))),
    '/response/statuss',
    'Did you mean /response/status?',
  ],
  [
    'an error where the call did what it should',
    page(button(call([ask(when('/response/error/type'))]))),
    '/response/error',
    '/response has: ',
  ],
  [
    'an answer where the call failed',
    page(button(call([], [ask(when('/response/amount'))]))),
    '/response/amount',
    '/response has: error.',
  ],
  [
    'a type of error that there is not',
    page(button(call([], [ask(when('/response/error/type', { const: 'AuthorisationException' }))]))),
    '/response/error/type',
    'Did you mean "AuthorizationException"?',
  ],
  [
    'a reason that there is not',
    page(button(call([], [ask(when('/response/error/error_data/reason', { const: 'self_exluded' }))]))),
    '/response/error/error_data/reason',
    'Did you mean "self_excluded"?',
  ],
  [
    'a parameter that the call does not take',
    page(button(call([], [ask(when('/response/error/invalid_parameters/amuont'))]))),
    '/response/error/invalid_parameters/amuont',
    'Did you mean /response/error/invalid_parameters/amount?',
  ],
  [
    'a misspelt answer to a form',
    form({}, { after: [ask(when('/response/paylod/locale'))] }),
    '/response/paylod',
    'Did you mean /response/payload?',
  ],
  [
    'an answer where a form failed',
    form({}, { silentWhen: when('/response/payload') }),
    '/response/payload',
    '/response has: error.',
  ],
  [
    'a field that the form has not',
    form({ visibleWhen: when('/data/logni') }),
    '/data/logni',
    'Did you mean /data/login?',
  ],
  ['a field outside of a form', page(text('/data/login')), '/data/login', 'Put this into a form'],
  [
    'a device in a field, which the server judges too',
    form({ visibleWhen: when('/device/kind', { const: 'mobil' }) }),
    '/device',
    'Look at /data, /session',
  ],
  [
    'a language in a field, which the server judges too',
    form({ requiredWhen: when('/site/locale') }),
    '/site/locale',
    'Look at /data, /session',
  ],
  [
    'what nothing opens a popup with',
    popup(text('/popup/amuont')),
    '/popup/amuont',
    'Did you mean /popup/amount?',
  ],
  [
    'a part of what opens a popup that it has not',
    popup(text('/popup/amount/value')),
    '/popup/amount/value',
    '/popup/amount has: amount, currency.',
  ],
  [
    'what a popup is never opened for',
    popup(block(when('/popup/purpose', { const: 'login' }))),
    '/popup/purpose',
    'It can be: "withdraw".',
  ],
  [
    'a misspelt fact of those whom a popup is for',
    popup(text('/popup/view'), { availableWhen: when('/session/is_verifed') }),
    '/session/is_verifed',
    'Did you mean /session/is_verified?',
  ],
  ['what opens a popup, in a page', page(text('/popup/amount')), '/popup/amount', 'Put this into a popup'],
])('refuses %s once, with its place and the remedy', (_, definition, fact, remedy) => {
  const problems = problemsOf(definition)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ fact, pointer: expect.stringMatching(/^\/./) })
  expect(problems[0]?.hint).toContain(remedy)
})

it.each<[string, Json]>([
  [
    'everywhere',
    page(
      block({ allOf: [when('/session/login_contact/type', { const: 'email' }), when('/query/redirectUrl')] }),
    ),
  ],
  ['in an answer', page(load(list(text('/item/description/name'))))],
  [
    'in a list of what is missing',
    page(block(when('/session/missing/deposit/profile', { contains: { const: 'address' } }))),
  ],
  [
    'after a call',
    page(
      button(
        call(
          [ask(when('/response/status', { const: 'review' }))],
          [ask(when('/response/error/type', { const: 'NetworkError' }))],
        ),
      ),
    ),
  ],
  [
    'in a form and after it',
    form({ visibleWhen: when('/data/login') }, { after: [ask(when('/response/payload/locale'))] }),
  ],
  ['in a popup', popup(text('/popup/amount/currency'))],
  [
    'in what is below a form',
    page({ type: 'form', props: { form: 'none' }, slots: { default: [text('/data/anything')] } }),
  ],
])('takes what there is %s', (_, definition) => {
  expect(problemsOf(definition)).toEqual([])
})
