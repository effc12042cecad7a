import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openApp } from '../../testing/openApp.tsx'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => opened.close())

const titles = () => [...document.querySelectorAll('[aria-modal] h2')].map((title) => title.textContent)
const openDialog = async (path = '/') => {
  opened = await openApp(path)
  const button = opened.find<HTMLButtonElement>('main button')
  button.focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(titles()).toEqual(['Sign in']), 5000)
  return button
}

describe('a dialog', () => {
  it('is named by its title, takes the focus, and puts the page and its scrolling out of reach', async () => {
    await openDialog()
    const dialog = opened.find('[role=dialog]')
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Sign in')
    await vi.waitFor(() => expect(document.activeElement).toBe(dialog))
    expect(opened.find('[data-app]').inert).toBe(true)
    expect(getComputedStyle(document.body).overflow).toBe('hidden')
  })

  it('darkens the gutter of the scrollbar with the page', async () => {
    const gutter = () => getComputedStyle(document.documentElement).backgroundColor
    const button = await openDialog()
    const dark = gutter()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.activeElement).toBe(button))
    expect(gutter()).not.toBe(dark)
  })

  it('closes by Escape and gives the focus back', async () => {
    const button = await openDialog()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(titles()).toEqual([]))
    await vi.waitFor(() => expect(document.activeElement).toBe(button))
    expect(opened.find('[data-app]').inert).toBe(false)
    expect(getComputedStyle(document.body).overflow).not.toBe('hidden')
  })

  it('asks before it closes where a form in it says so once something was typed', async () => {
    await openDialog()
    const form = document.createElement('form')
    Object.assign(form.dataset, { ask: 'second', dirty: 'true' })
    opened.find('[role=dialog]').append(form)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in', 'Second']))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in']))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in', 'Second']))
    const { dialogs } = opened.app.stores
    dialogs.state.stack.at(-1)?.onConfirmed?.()
    dialogs.close({ popup: 'second' })
    await vi.waitFor(() => expect(titles()).toEqual([]))
  })

  it('goes with the page that the browser’s button leads away from, and stays for a step on the same page', async () => {
    opened = await openApp('/game/book')
    history.pushState(null, '', '/')
    await vi.waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('Home'), 5000)
    opened.find<HTMLButtonElement>('main button').click()
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in']), 5000)
    history.pushState({ ...history.state, step: 2 }, '')
    const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await stepped
    expect(titles()).toEqual(['Sign in'])
    history.go(-2)
    await vi.waitFor(() => expect(titles()).toEqual([]))
    expect(location.pathname).toBe('/game/book')
  })

  it('closes by the browser’s button, which leaves the page alone and is not pressed in vain afterwards', async () => {
    opened = await openApp('/game/book')
    history.pushState(null, '', '/')
    await vi.waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('Home'), 5000)
    const open = async () => {
      await userEvent.click(opened.find('main button'))
      await vi.waitFor(() => expect(titles()).toEqual(['Sign in']), 5000)
    }
    await open()
    // Also where a list of its own is open at the focus, which Escape would be for.
    const list = document.createElement('button')
    list.ariaExpanded = 'true'
    opened.find('[role=dialog]').append(list)
    list.focus()
    history.back()
    await vi.waitFor(() => expect(titles()).toEqual([]))
    expect(location.pathname).toBe('/')
    for (let turn = 0; turn < 2; turn += 1) {
      await open()
      await userEvent.keyboard('{Escape}')
      await vi.waitFor(() => expect(titles()).toEqual([]))
    }
    history.back()
    await vi.waitFor(() => expect(location.pathname).toBe('/game/book'))
  })

  it('above a step of a form is left with the steps, and nothing else is', async () => {
    opened = await openApp('/')
    const before = { key: 'form' }
    history.pushState(before, '')
    history.pushState({ ...before, steps: { form: 'a', step: 'two', depth: 1 } }, '')
    await userEvent.click(opened.find('main button'))
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in']), 5000)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(titles()).toEqual([]))
    expect(history.state.steps.depth).toBe(2)
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    const back = vi.spyOn(history, 'back')
    history.go(-history.state.steps.depth)
    await left
    expect(history.state).toEqual(before)
    expect(back).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('above a page that took the entry of another dialog has one of its own', async () => {
    opened = await openApp('/game/book')
    history.pushState(null, '', '/')
    await vi.waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('Home'), 5000)
    const gone = { page: '/game/book', over: '/game/book first 0', are: 'gone' }
    history.replaceState({ dialogs: gone }, '')
    await userEvent.click(opened.find('main button'))
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in']), 5000)
    history.back()
    await vi.waitFor(() => expect(titles()).toEqual([]))
    expect(location.pathname).toBe('/')
  })

  it('that opens before anything was touched takes nothing from the browser’s button', async () => {
    opened = await openApp('/game/book')
    history.pushState(null, '', '/')
    await vi.waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('Home'), 5000)
    vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(false)
    opened.app.stores.dialogs.open('second')
    await vi.waitFor(() => expect(titles()).toEqual(['Second']), 5000)
    history.back()
    await vi.waitFor(() => expect(location.pathname).toBe('/game/book'))
    await vi.waitFor(() => expect(titles()).toEqual([]))
    vi.restoreAllMocks()
  })

  it('closes by the browser’s button before what it stands above', async () => {
    await openDialog()
    await userEvent.click([...document.querySelectorAll<HTMLElement>('[data-look]')].at(-1) as HTMLElement)
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in', 'Second']))
    history.back()
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in']))
    await vi.waitFor(() => expect(history.state).toMatchObject({ dialogs: { are: 'open' } }))
    history.back()
    await vi.waitFor(() => expect(titles()).toEqual([]))
  })

  it('closes by a click on what is around it, not by one on itself', async () => {
    await openDialog()
    await userEvent.click(opened.find('[role=dialog] h2'))
    expect(titles()).toEqual(['Sign in'])
    await userEvent.click(opened.find('[data-dialog] > :first-child'), { position: { x: 5, y: 5 } })
    await vi.waitFor(() => expect(titles()).toEqual([]))
  })

  it('shows another view with a way back', async () => {
    await openDialog()
    await userEvent.click(opened.find('[role=dialog] button:has(+ button), [role=dialog] [data-look]'))
    await vi.waitFor(() => expect(titles()).toEqual(['Register']))
    await userEvent.click(opened.find('[role=dialog] button'))
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in']))
  })

  it('stands above another, which is out of reach until then', async () => {
    await openDialog()
    await userEvent.click([...document.querySelectorAll<HTMLElement>('[data-look]')].at(-1) as HTMLElement)
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in', 'Second']))
    expect(opened.find('[role=dialog]').closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in']))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open second'))
  })

  it('whose closing is prevented stays, and has no close button', async () => {
    opened = await openApp('/?show_popup_auth=1&prevent_close=1')
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in']), 5000)
    await userEvent.keyboard('{Escape}')
    expect(titles()).toEqual(['Sign in'])
    expect(opened.find('[role=dialog]').textContent).not.toContain('Close')
    opened.app.stores.dialogs.close({ force: true })
    await vi.waitFor(() => expect(titles()).toEqual([]))
    expect(location.search).toBe('')
  })
})

describe('the address', () => {
  it('opens sign-in for whoever was sent to the index with a way back, once', async () => {
    opened = await openApp('/?redirectUrl=%2Fterms')
    await vi.waitFor(() => expect(titles()).toEqual(['Sign in']), 5000)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(titles()).toEqual([]))
    await opened.host.run([{ do: 'set_query', query: { a: '1' } }])
    expect(titles()).toEqual([])
    expect(location.search).toContain('redirectUrl')
  })

  it('opens registration by its flag, keeps the flag in the browser, and loses it when the dialog closes', async () => {
    localStorage.removeItem('show_popup_reg')
    opened = await openApp('/?show_popup_reg=1&promo_code=x')
    await vi.waitFor(() => expect(titles()).toEqual(['Register']), 5000)
    expect(localStorage.getItem('show_popup_reg')).toBe('1')
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(location.search).toBe('?promo_code=x'))
  })

  it('of a game to be played for real asks to register, and leads home when that is closed', async () => {
    opened = await openApp('/game/book#real')
    await vi.waitFor(() => expect(titles()).toEqual(['Register']), 5000)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(location.pathname).toBe('/'))
  })
})
