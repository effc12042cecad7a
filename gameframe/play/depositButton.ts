import type { PageTalk } from '../boot/createPageTalk.ts'
import type { FrameState } from '../boot/FrameState.ts'
import type { Translate } from '../messages/createTranslate.ts'
import { el } from '../ui/el.ts'

type Parts = { state: Pick<FrameState, 'mode'>; page: PageTalk; t: Translate }

/**
 * The way to the cashier where there is too little money for a stake, and a page that knows it. Pressed by the player: a stake
 * that is too high need not lead away from the game.
 */
export function depositButton({ state, page, t }: Parts, code: string): HTMLElement | undefined {
  if (code !== 'NOT_ENOUGH_MONEY' || state.mode !== 'real' || !page.isFramed) return undefined
  const click = () => page.say({ event: 'wants', what: 'deposit' })
  return el('button', { type: 'button', class: 'move', click }, t('deposit'))
}
