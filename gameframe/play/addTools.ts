import { icon } from '../ui/icon.ts'
import type { GameParts } from './GameParts.ts'

type Opened = { rules: () => void; fairness: () => void }

/** Rules and fairness above a game. Sound and full screen are the page's where there is one around. */
export function addTools({ screen, t, page, sounds }: GameParts, { rules, fairness }: Opened) {
  const turnSound = (on: boolean): void => {
    sounds.turn(on)
    sound.replaceChildren(icon(on ? 'sound' : 'mute'))
    sound.setAttribute('aria-pressed', String(on))
  }
  const sound = screen.tool('mute', t('sound'), () => turnSound(!sounds.isOn()))
  sound.setAttribute('aria-pressed', 'false')
  screen.tools.append(screen.tool('rules', t('rules'), rules), screen.tool('fair', t('fair'), fairness))
  if (!page.isFramed) screen.tools.append(sound, screen.tool('full', t('full'), fill))
  return { turnSound }
}

function fill(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen()
}
