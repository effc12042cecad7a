import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '../testing/openApp.tsx'

const { innerWidth, innerHeight } = window
let opened: Awaited<ReturnType<typeof openApp>>
afterEach(async () => {
  opened.close()
  await page.viewport(innerWidth, innerHeight)
})

const heading = () => document.querySelector('main h1')?.textContent

describe('the language', () => {
  it('changes words, direction and prefix without a reload, is kept for a year, and follows the way back', async () => {
    await page.viewport(1400, 700)
    opened = await openApp('/?a=1')
    await userEvent.selectOptions(opened.find<HTMLSelectElement>('select'), 'ar')
    await vi.waitFor(() => expect(heading()).toBe('Home (ar)'))
    expect(location.pathname + location.search).toBe('/ar?a=1')
    expect(opened.find('a[href="#main"]').textContent).toBe('To the content (ar)')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
    expect(document.cookie).toContain('locale=ar')
    history.pushState(null, '', '/')
    history.pushState(null, '', '/nowhere')
    history.back()
    await vi.waitFor(() => expect(heading()).toBe('Home'))
    expect(document.documentElement.dir).toBe('ltr')
  })

  it('is that of the account of whoever is signed in, and of nobody else', async () => {
    opened = await openApp('/')
    const told = () => opened.fetched.mock.calls.filter(([url]) => String(url).includes('changelocale'))
    await opened.app.switchLocale('ar')
    expect(told()).toHaveLength(0)
    opened.app.stores.session.set({ uid: 7, locale: 'ar' })
    await opened.app.switchLocale('en')
    expect(told().map(([, init]) => String(init?.body))).toEqual(['locale=en'])
  })
})

describe('a text that cannot be shown as it is meant', () => {
  it('takes nothing down but its format', async () => {
    opened = await openApp('/')
    const count = ['You have ', ['n', 'number', 'integer']]
    opened.app.i18n.load('en', { ...opened.app.i18n.messages, 'test.counted': count as never })
    await opened.host.run([{ do: 'toast', text: { key: 'test.counted', args: { n: 3 } } }])
    await vi.waitFor(() => expect(opened.find('[role=status] p').textContent).toBe('You have 3'))
    expect(heading()).toBe('Home')
  })
})

describe('the theme', () => {
  it('changes with its switch and is kept', async () => {
    opened = await openApp('/')
    opened.app.stores.theme.set('light')
    await vi.waitFor(() => expect(document.documentElement.dataset.scheme).toBe('light'))
    expect(document.cookie).toContain('theme=light')
    expect(document.documentElement.dataset.mantineColorScheme).toBe('light')
    const stored = Object.keys(localStorage).filter((key) => key.startsWith('mantine'))
    expect(stored).toEqual([])
  })
})

describe('a theme that the device decides', () => {
  it('follows the device until somebody chooses one', async () => {
    opened = await openApp('/')
    const { theme } = opened.app.stores
    theme.state.followsDevice = true
    theme.follow('light')
    await vi.waitFor(() => expect(document.documentElement.dataset.scheme).toBe('light'))
    theme.set('dark')
    theme.follow('light')
    expect(theme.state.name).toBe('dark')
  })
})

describe('the kind of device', () => {
  it('follows the width, and the screen with it', async () => {
    await page.viewport(1000, 700)
    opened = await openApp('/')
    expect(opened.host.facts().device.kind).toBe('desktop')
    const heard = vi.fn()
    opened.host.subscribe(heard)
    await page.viewport(500, 700)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    expect(opened.host.facts().device.kind).toBe('mobile')
  })
})

describe('a toast', () => {
  it('is told politely and goes after its time', async () => {
    opened = await openApp('/')
    await opened.host.run([{ do: 'toast', text: 'test.toast' }])
    await vi.waitFor(() => expect(opened.find('[role=status] p').textContent).toBe('Saved'))
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('Saved'), 2000)
  })

  it('follows the language, with the arguments that it was raised with', async () => {
    opened = await openApp('/')
    const paid = { amount: { amount: '1234.50', currency: 'EUR' }, id: 7 }
    const text = {
      key: 'test.paid',
      args: { amount: { from: '/response/amount', as: 'money' }, id: { from: '/response/id' } },
    } as const
    await opened.host.run([{ do: 'toast', text, time: 20_000 }], { response: paid })
    const said = () => opened.find('[role=status] p').textContent
    await vi.waitFor(() => expect(said()).toBe('Paid €1,234.50 (7)'))
    await opened.app.switchLocale('ar')
    await vi.waitFor(() => expect(said()).toBe('Paid (ar) \u2068\u200f1,234.50\u00a0€\u2069 (7)'))
  })

  it('shows the markup of its message, and what it is raised with as text', async () => {
    opened = await openApp('/')
    const text = { key: 'test.marked', args: { name: { from: '/response/name' } } } as const
    await opened.host.run([{ do: 'toast', text, time: 20_000 }], { response: { name: '<i>Ann</i>' } })
    await vi.waitFor(() => expect(opened.find('[role=status] b').textContent).toBe('Paid'))
    expect(opened.find('[role=status] b').parentElement?.textContent).toBe('Paid <i>Ann</i>')
  })

  it('of an error is told at once, and stays while it is pointed at or has the focus', async () => {
    opened = await openApp('/')
    await opened.host.run([{ do: 'toast', text: 'test.toast', tone: 'error', time: 3000 }])
    await vi.waitFor(() => expect(opened.find('[role=alert] p').textContent).toBe('Saved'))
    const button = opened.find<HTMLButtonElement>('[role=alert] button')
    button.focus()
    await new Promise((resolve) => setTimeout(resolve, 3300))
    expect(document.body.textContent).toContain('Saved')
    await userEvent.hover(opened.find('[role=alert] p'))
    button.blur()
    await new Promise((resolve) => setTimeout(resolve, 3300))
    expect(document.body.textContent).toContain('Saved')
    await userEvent.click(button)
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('Saved'))
  })

  it.each([
    [360, 700],
    [700, 700],
    [1440, 900],
  ])('stands below the header at %s by %s', async (width, height) => {
    await page.viewport(width, height)
    opened = await openApp('/')
    await opened.host.run([{ do: 'toast', text: 'test.toast', time: 20_000 }])
    const notice = () => opened.find('[role=status] p').getBoundingClientRect()
    await vi.waitFor(() => expect(notice().top).toBeGreaterThan(0))
    const { bottom } = opened.find('header').getBoundingClientRect()
    await vi.waitFor(() => expect(notice().top).toBeGreaterThanOrEqual(bottom))
    expect(notice().bottom).toBeLessThan(bottom + 80)
    expect([notice().left >= 0, notice().right <= width]).toEqual([true, true])
  })

  it('stands below the close button of a dialog that it would lie over', async () => {
    await page.viewport(800, 700)
    opened = await openApp('/')
    opened.app.stores.dialogs.open('sidebar')
    const close = () => opened.find('[data-close]').getBoundingClientRect()
    await vi.waitFor(() => expect(close().bottom).toBeGreaterThan(0), 5000)
    // As low as a notice stands.
    opened.find('[role=dialog]').style.paddingBlockStart = '64px'
    await opened.host.run([{ do: 'toast', text: 'test.toast', time: 20_000 }])
    const notice = () => opened.find('[role=status] p').getBoundingClientRect()
    await vi.waitFor(() => expect(notice().top).toBeGreaterThan(close().bottom))
    opened.app.stores.dialogs.close()
    await vi.waitFor(() => expect(notice().top).toBeLessThan(100))
  })
})

describe('a publish', () => {
  it('is on the screen without a reload', async () => {
    opened = await openApp('/')
    const { content } = opened.app.stores
    await opened.app.switchRelease('2', { ...content.state.hashes, 'page/home': 'hash-changed' })
    await vi.waitFor(() => expect(heading()).toBe('Changed'))
    await vi.waitFor(() => expect(document.title).toBe('Changed | Aurora'))
  })
})

describe('system pages', () => {
  it('stand where no page is, with the picture that the site has for it', async () => {
    opened = await openApp('/nowhere')
    expect(opened.find('main img').getAttribute('src')).toBe('/nothing-here.svg')
    expect(heading()).toBe('Nothing here')
    await vi.waitFor(() => expect(document.title).toBe('Nothing here | Aurora'))
  })
})

describe('without a connection', () => {
  it('a line says so, but not beside a page that says the same', async () => {
    await page.viewport(360, 700)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    opened = await openApp('/')
    const line = () => [...document.querySelectorAll<HTMLElement>('[data-shown]')].at(-1)
    await vi.waitFor(() => expect(line()?.textContent).toContain('shell.offline'))
    expect(line()?.checkVisibility({ opacityProperty: true })).toBe(true)
    opened.find('main').dataset.offline = ''
    await vi.waitFor(() => expect(line()?.checkVisibility({ opacityProperty: true })).toBe(false))
    expect(line()?.checkVisibility()).toBe(true)
  })

  it('the line covers nothing, can be closed, and goes with what said the same', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    opened = await openApp('/')
    const top = () => opened.find('main').getBoundingClientRect().top
    const before = top()
    isOnline.mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    const line = () => document.querySelector<HTMLElement>('[data-shown]:has(> [role=status])')
    await vi.waitFor(() => expect(line()?.textContent).toContain('shell.offline'))
    expect(top()).toBeGreaterThan(before)
    line()?.querySelector('button')?.click()
    await vi.waitFor(() => expect(top()).toBe(before))

    const said = (text: string) => opened.app.toast({ text: () => text, tone: 'error', time: 60_000 })
    said(opened.host.failureText({ type: 'NetworkError', message: '', invalidParameters: {} }))
    said('Something else')
    await vi.waitFor(() => expect(document.body.textContent).toContain('Something else'), 5000)
    isOnline.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await vi.waitFor(() =>
      expect(opened.app.stores.toasts.state.toasts.map(({ text }) => text())).toEqual(['Something else']),
    )
  })
})

describe('calls', () => {
  it('carry version and locale, send a form, and give the response', async () => {
    opened = await openApp('/', () => ({ body: { response: { value: 1 } } }))
    const result = await opened.host.call('auth.login', { login: 'a', code: null }, { form: 'sign-in' })
    expect(result).toEqual({ ok: true, response: { value: 1 } })
    const [url, init] = opened.fetched.mock.calls.at(-1) ?? []
    expect(String(url)).toMatch(/^\/api\/auth\/login\?version=1&locale=en&form=sign-in/)
    expect(String(init?.body)).toBe('login=a')
  })

  it('that are refused give the failure', async () => {
    const error = {
      type: 'InvalidParameterException',
      message: '',
      invalid_parameters: { login: [{ code: 'taken' }] },
    }
    opened = await openApp('/', () => ({ status: 400, body: { error } }))
    const result = await opened.host.call('auth.register', {})
    expect(result).toMatchObject({
      ok: false,
      error: { type: 'InvalidParameterException', invalidParameters: { login: [{ code: 'taken' }] } },
    })
    expect(opened.app.stores.fault.state.name).toBeUndefined()
  })

  it.each([
    [403, 'AccessDeniedException', 'forbidden'],
    [503, 'UnknownErrorException', 'maintenance'],
    [200, 'ApplicationDisabledException', 'maintenance'],
    [403, 'UserBannedException', 'userBlocked'],
  ])('answered by %s %s show the page %s', async (status, type, page) => {
    opened = await openApp('/', () => ({ status, body: { error: { type } } }))
    await opened.host.call('account.getInfo', {})
    expect(opened.app.stores.fault.state.name).toBe(page)
  })

  it('while the site is closed show the maintenance page, and the page goes on as it was once it is open', async () => {
    let isClosed = true
    opened = await openApp('/', () =>
      isClosed
        ? { status: 503, body: { error: { type: 'ApplicationUnavailableException' } } }
        : { body: { response: { uid: 0 } } },
    )
    const page = opened.find('[data-app]')
    await opened.host.call('account.getInfo', {})
    await vi.waitFor(() => expect(page.hidden).toBe(true))
    expect(page.inert).toBe(true)
    isClosed = false
    dispatchEvent(new Event('croupier:look'))
    await vi.waitFor(() => expect(page.hidden).toBe(false))
    expect(opened.find('[data-app]')).toBe(page)
    expect(page.inert).toBe(false)
  })

  it('of a player who is blocked make them nobody, and leave them the page that theirs leads to', async () => {
    opened = await openApp('/', () => ({ status: 403, body: { error: { type: 'UserBannedException' } } }))
    opened.app.stores.session.set({ uid: 7, login: 'anna' })
    await opened.host.call('account.getBalance', {})
    expect(opened.app.stores.fault.state.name).toBe('userBlocked')
    expect(opened.host.facts().session).toEqual({ uid: 0, authenticated: false })
    history.pushState(null, '', '/game/book')
    await vi.waitFor(() => expect(heading()).toBe('Home'))
  })

  it('without an answer are network errors, and an action tells of them', async () => {
    opened = await openApp('/')
    opened.fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await opened.host.call('account.getInfo', {})).toMatchObject({ error: { type: 'NetworkError' } })
    await opened.host.run([
      { do: 'call', operation: 'auth.logout' },
      { do: 'toast', text: 'test.toast' },
    ])
    expect(opened.app.stores.toasts.state.toasts.map(({ text }) => text())).toEqual(['error.network'])
  })

  it('that sign in change who is signed in after a refresh', async () => {
    opened = await openApp('/', () => ({ body: { response: { uid: 7, login: 'anna' } } }))
    await opened.host.run([{ do: 'refresh', what: 'session' }])
    expect(opened.host.facts().session).toMatchObject({ authenticated: true, uid: 7, login: 'anna' })
  })
})

describe('actions', () => {
  it('see the response of a call, and take one branch or the other', async () => {
    opened = await openApp('/', () => ({ body: { response: { code: 'x' } } }))
    await opened.host.run([
      {
        do: 'call',
        operation: 'auth.login',
        // biome-ignore lint/suspicious/noThenProperty: the grammar's word
        then: [
          {
            do: 'when',
            if: { properties: { response: { properties: { code: { const: 'x' } } } } },
            // biome-ignore lint/suspicious/noThenProperty: the grammar's word
            then: [{ do: 'set_query', query: { register: 'success', code: { from: '/response/code' } } }],
          },
        ],
      },
    ])
    expect(location.search).toBe('?register=success&code=x')
  })

  it('navigate to a bound address only within the site', async () => {
    opened = await openApp('/?redirectUrl=%2Fgame%2Fbook&bad=https://evil.example/')
    await opened.host.run([{ do: 'navigate', to: { from: '/query/bad' }, route: 'index' }])
    expect(location.pathname).toBe('/')
    history.replaceState(null, '', '/?redirectUrl=%252Fgame%252Fbook')
    await opened.host.run([{ do: 'navigate', to: { from: '/query/redirectUrl' }, route: 'index' }])
    expect(location.pathname).toBe('/game/book')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    '/%5Cevil.example/..//evil.example',
  ])('lead home instead of to %j, which is another site', async (target) => {
    opened = await openApp(`/terms?redirectUrl=${encodeURIComponent(target)}`)
    const { origin } = location
    await opened.host.run([{ do: 'navigate', to: { from: '/query/redirectUrl' }, route: 'index' }])
    expect(location.origin + location.pathname).toBe(`${origin}/`)
  })

  it('keep and forget values', async () => {
    opened = await openApp('/?promo_code=X1')
    await opened.host.run([{ do: 'store', key: 'promo_code', value: { from: '/query/promo_code' } }])
    expect(localStorage.getItem('promo_code')).toBe('X1')
    await opened.host.run([{ do: 'forget', key: 'promo_code' }])
    expect(localStorage.getItem('promo_code')).toBeNull()
  })
})
