import type { PageTalk } from '../boot/createPageTalk.ts'
import type { Provider } from '../boot/createProvider.ts'
import type { FrameState } from '../boot/FrameState.ts'
import type { Translate } from '../messages/createTranslate.ts'
import { createMoney, type Money } from '../money/createMoney.ts'
import { createSounds, type Sounds } from '../sound/createSounds.ts'
import { createScreen, type Screen } from './createScreen.ts'
import { type Pacing, pacing } from './pacing.ts'

export type GameOptions = {
  main: HTMLElement
  provider: Provider
  state: FrameState
  t: Translate
  page: PageTalk
}

/** What every part of a game works with. */
export type GameParts = GameOptions & { money: Money; pace: Pacing; sounds: Sounds; screen: Screen }

export function createGameParts(options: GameOptions): GameParts {
  const { main, state, t, page } = options
  return {
    ...options,
    money: createMoney(state.locale, state.currency, state.decimals),
    pace: pacing(state.rules),
    sounds: createSounds(state.game.art.voice),
    screen: createScreen(main, state, t, page.isFramed),
  }
}
