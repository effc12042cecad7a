import './book.css'
import { ProviderError } from '../boot/createAsk.ts'
import { createTranslate, type MessageKey } from '../messages/createTranslate.ts'
import { el } from '../ui/el.ts'
import { createBook } from './createBook.ts'
import { askMatches, openSession } from './createBookmaker.ts'
import { createSiteTalk, type Heard } from './createSiteTalk.ts'
import { readOpening } from './readOpening.ts'

const main = document.querySelector('main')
if (main) void start(main)

async function start(main: HTMLElement): Promise<void> {
  const opening = readOpening()
  document.documentElement.dataset.scheme = opening.scheme
  // What the page says before the book stands is heard as soon as it does.
  let hear: (heard: Heard) => void = (heard) => early.push(heard)
  const early: Heard[] = []
  const site = createSiteTalk(opening.site, (heard) => hear(heard))
  const words = createTranslate(opening.locale)
  try {
    const [matches, session, t] = await Promise.all([
      askMatches(),
      opening.token === undefined ? undefined : openSession(opening.token),
      words,
    ])
    hear = createBook({
      ...{ main, opening, matches, session, site, t },
      decimals: Number(main.dataset.decimals),
    })
    for (const heard of early) hear(heard)
    site.say({ event: 'ready' })
  } catch (error) {
    const t = await words
    const code = error instanceof ProviderError ? error.code : ''
    const ends: Record<string, MessageKey> = {
      PLAYER_EXCLUDED: 'error.PLAYER_EXCLUDED',
      SESSION_GONE: 'error.SESSION_GONE',
      TOKEN_EXPIRED: 'error.TOKEN_EXPIRED',
      TOKEN_USED: 'error.TOKEN_EXPIRED',
    }
    main.replaceChildren(el('p', { role: 'alert' }, t(ends[code] ?? 'error.OUT_OF_ORDER_SERVICE')))
    site.say({ event: code in ends ? 'ended' : 'ready' })
    if (!(error instanceof ProviderError)) throw error
  }
}
