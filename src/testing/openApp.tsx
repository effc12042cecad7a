import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { createApp } from '../boot/createApp.ts'
import { createHost } from '../boot/createHost.ts'
import { createStores } from '../boot/createStores.ts'
import { followLocale } from '../integrations/followLocale.ts'
import { openFromAddress } from '../integrations/openFromAddress.ts'
import { AppRoot } from '../shell/AppRoot.tsx'
import { storedArtefacts, testBoot } from './testBoot.ts'

type Answer = { status?: number; body: unknown }

/**
 * The whole app over a small site, in a real document.
 * @param answer what the platform answers, by the path of the call
 */
export async function openApp(
  path: string,
  answer: (path: string, body: string) => Answer = () => ({ body: {} }),
) {
  const before = location.href
  history.replaceState(null, '', path)
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    const stored = /^\/content\/artefacts\/(.+)$/.exec(url)?.[1]
    if (stored) return Response.json(storedArtefacts[stored] ?? null)
    const { status = 200, body } = answer(url, String(init?.body ?? ''))
    return Response.json(body, { status })
  })
  const app = createApp(createStores(testBoot()))
  const host = createHost(app)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  followLocale(app)
  root.render(<AppRoot app={app} host={host} nonce={undefined} />)
  openFromAddress(app, host)
  await vi.waitFor(() => {
    if (!element.querySelector('main')) throw new Error('nothing on the screen yet')
  })
  return {
    app,
    host,
    element,
    fetched,
    find: <E extends Element = HTMLElement>(selector: string): E => {
      const found = document.querySelector<E>(selector)
      if (!found) throw new Error(`nothing matches ${selector}`)
      return found
    },
    close: () => {
      app.stores.dialogs.state.stack = []
      root.unmount()
      element.remove()
      fetched.mockRestore()
      history.replaceState(null, '', before)
    },
  }
}
