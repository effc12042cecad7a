import type { Artefact, MessagesArtefact, PopupArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { BootData } from '#schemas/runtime/bootData.ts'
import { screenTexts } from '#schemas/runtime/screenTexts.ts'

const tokens = {
  background: '#0a0f1c',
  surface: '#111829',
  raised: '#182136',
  border: '#2c3852',
  text: '#eef3fb',
  muted: '#a3b1c9',
  accent: '#34e0b4',
  onAccent: '#04221a',
  money: '#f4c657',
  success: '#5fd98a',
  warning: '#f5b14c',
  danger: '#ff8088',
}

const site: SiteArtefact = {
  kind: 'site',
  id: 'main',
  brand: { name: 'Aurora', logo: '/logo.svg', favicon: '/icon.svg' },
  theme: {
    default: 'dark',
    fontFamily: 'sans-serif',
    radius: 12,
    themes: { dark: { scheme: 'dark', ...tokens }, light: { scheme: 'light', ...tokens } },
  },
  menus: { header: 'header', account: 'account', footer: 'footer', bottom: 'header' },
  popups: {
    authorization: 'authorization',
    sidebar: 'sidebar',
    fallbacks: {
      missing: { popup: 'second' },
      unavailable: { popup: 'authorization', view: 'registration' },
    },
  },
  systemPages: {
    maintenance: 'maintenance',
    notFound: 'not-found',
    forbidden: 'forbidden',
    userBlocked: 'forbidden',
    errors: 'not-found',
  },
  general: {
    available_currencies: ['EUR'],
    default_currency: 'EUR',
    available_countries: ['LV'],
    default_country: 'LV',
    phone_countries: [],
    support_email: 'support@aurora.example',
  },
  jurisdictions: [
    {
      code: 'standard',
      countries: [],
      ageOfMajority: 18,
      requirements: {
        deposit: { profile: ['birth_date'], contact: false, verification: 'never' },
        withdrawal: { profile: ['birth_date'], contact: true, verification: 'always' },
      },
      depositLimitPeriods: ['1', '7', '14', '30'],
      coolingOffHours: 24,
      confirmationHours: 168,
      exclusionPeriods: ['1d', 'permanent'],
      realityCheck: { minutes: [30, 60], default: 60, mayTurnOff: true },
      help: [],
    },
  ],
  defaultJurisdiction: 'standard',
  auth: {
    registration: { terms: { isActive: true }, notify: { isActive: true }, markBetting: { isActive: false } },
    types: [],
    forms: ['registration'],
  },
  toastTime: 400,
  images: { systemPages: { notFound: '/nothing-here.svg' } },
}

const popup = (id: string, rest: Partial<PopupArtefact> = {}): PopupArtefact => ({
  kind: 'popup',
  id,
  dialog: 'popup',
  size: 'small',
  hideClose: false,
  initialView: 'authorization',
  views: {
    authorization: {
      title: 'test.signIn',
      blocks: [
        {
          type: 'button',
          props: { label: 'test.toRegister', actions: [{ do: 'view', view: 'registration' }] },
        },
        { type: 'button', props: { label: 'test.openSecond', actions: [{ do: 'open', popup: 'second' }] } },
      ],
    },
    registration: { title: 'test.register', back: 'authorization', blocks: [] },
  },
  uses: [],
  ...rest,
})

const words = (locale: string, mark: string): MessagesArtefact => ({
  kind: 'messages',
  id: locale,
  locale,
  messages: {
    ...Object.fromEntries(screenTexts.map((key) => [key, key])),
    ...Object.fromEntries(
      Object.entries({
        'test.signIn': 'Sign in',
        'test.register': 'Register',
        'test.toRegister': 'To registration',
        'test.openSecond': 'Open second',
        'test.second': 'Second',
        'test.open': 'Open',
        'test.toast': 'Saved',
        'test.home': 'Home',
        'test.changed': 'Changed',
        'test.missing': 'Nothing here',
        'test.menu': 'Menu',
        'dialog.close': 'Close',
        'dialog.back': 'Back',
        'toast.close': 'Close notice',
        'shell.locale': 'Language',
        'shell.skip': 'To the content',
      }).map(([key, text]) => [key, text + mark]),
    ),
    'seo.template': [['title'], ' | Aurora'],
    'test.marked': ['<b>Paid</b> ', ['name']],
    'test.paid': [`Paid${mark} `, ['amount'], ' (', ['id'], ')'],
  },
})

const artefacts: Record<string, Artefact> = {
  'site/main': site,
  'locales/main': {
    kind: 'locales',
    id: 'main',
    default: 'en',
    strategy: 'browser',
    locales: [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code: 'ar', name: 'العربية', dir: 'rtl' },
    ],
  },
  'routes/main': {
    kind: 'routes',
    id: 'main',
    routes: [
      { name: 'index', pattern: '/', params: [], page: 'home', layout: 'default' },
      {
        name: 'game',
        pattern: '/game/:sysname',
        params: ['sysname'],
        page: 'home',
        layout: 'game',
        game: true,
      },
    ],
    guards: [],
  },
  'seo/main': {
    kind: 'seo',
    id: 'main',
    titleTemplate: 'seo.template',
    title: 'test.home',
    description: 'test.home',
    disallow: [],
  },
  'messages/en': words('en', ''),
  'menu/header': { kind: 'menu', id: 'header', label: 'test.menu', items: [] },
  'menu/account': { kind: 'menu', id: 'account', label: 'test.menu', items: [] },
  'menu/footer': { kind: 'menu', id: 'footer', label: 'test.menu', items: [] },
  'page/home': {
    kind: 'page',
    id: 'home',
    title: 'test.home',
    blocks: [
      { type: 'heading', props: { text: 'test.home', level: 1 } },
      { type: 'button', props: { label: 'test.open', actions: [{ do: 'open', popup: 'authorization' }] } },
    ],
    uses: ['popup/authorization'],
  },
  'popup/authorization': popup('authorization'),
  'popup/second': popup('second', {
    dialog: 'confirm',
    views: { authorization: { title: 'test.second', blocks: [] } },
  }),
  'popup/members': popup('members', {
    availableWhen: {
      properties: {
        session: { properties: { authenticated: { const: true } }, required: ['authenticated'] },
      },
    },
    views: { authorization: { title: 'test.home', blocks: [] } },
  }),
  'popup/sidebar': popup('sidebar', {
    dialog: 'curtain',
    side: 'start',
    views: {
      authorization: {
        title: 'test.menu',
        blocks: [
          { type: 'menu', props: { menu: 'header', look: 'column' } },
          { type: 'button', props: { label: 'test.home', link: { route: 'index' } } },
        ],
      },
    },
  }),
  'system-page/not-found': {
    kind: 'system-page',
    id: 'not-found',
    layout: 'default',
    status: 404,
    header: 'test.missing',
    description: 'test.missing',
  },
}

/** What the server has under a hash and did not send along. */
export const storedArtefacts: Record<string, Artefact> = {
  'hash-ar': words('ar', ' (ar)'),
  'hash-changed': {
    kind: 'page',
    id: 'home',
    title: 'test.changed',
    blocks: [{ type: 'heading', props: { text: 'test.changed', level: 1 } }],
    uses: [],
  },
}

/** A small site at its start. */
export function testBoot(): BootData {
  const hashes = Object.fromEntries(Object.keys(artefacts).map((key) => [key, `hash-of-${key}`]))
  return {
    release: '1',
    hashes: { ...hashes, 'messages/ar': 'hash-ar' },
    artefacts,
    locale: 'en',
    theme: 'dark',
    session: { authenticated: false, uid: 0 },
    status: 200,
  }
}
