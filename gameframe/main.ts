import './styles/base.css'
import './styles/frame.css'
import './styles/bar.css'
import './styles/numbers.css'
import './styles/banner.css'
import './styles/dialogs.css'
import { ProviderError } from './boot/createAsk.ts'
import { createPageTalk, type Heard } from './boot/createPageTalk.ts'
import { createProvider } from './boot/createProvider.ts'
import { createTranslate, type MessageKey } from './messages/createTranslate.ts'
import { createGame } from './play/createGame.ts'
import { el } from './ui/el.ts'

const main = document.querySelector('main')
if (main?.dataset.session !== undefined) void start(main, main.dataset.session)

async function start(main: HTMLElement, session: string): Promise<void> {
  const provider = createProvider(session)
  const words = createTranslate(document.documentElement.lang)
  try {
    const [state, t] = await Promise.all([provider.state(), words])
    // Messages that come before the game stands are heard as soon as it does.
    let hear: (heard: Heard) => void = (heard) => early.push(heard)
    const early: Heard[] = []
    const page = createPageTalk(state.return_url, (heard) => hear(heard))
    const game = { main, provider, state, t, page }
    hear = state.table
      ? await (await import('./tables/createTableGame.ts')).createTableGame({ ...game, table: state.table })
      : await createGame(game)
    for (const heard of early) hear(heard)
    page.say({ event: 'ready', hears: ['sound'] })
  } catch (error) {
    const t = await words
    const key = `error.${error instanceof ProviderError ? error.code : 'OUT_OF_ORDER_SERVICE'}`
    main.replaceChildren(
      el(
        'div',
        { class: 'ended', role: 'alert' },
        el('p', {}, t(isKnown(key) ? key : 'error.OUT_OF_ORDER_SERVICE')),
      ),
    )
    if (!(error instanceof ProviderError)) throw error
  }

  function isKnown(key: string): key is MessageKey {
    return ['error.OFFLINE', 'error.SESSION_GONE', 'error.TOKEN_EXPIRED', 'error.PLAYER_EXCLUDED'].includes(
      key,
    )
  }
}
