import { useEffect } from 'react'
import type { GameFrameProps } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import type { PageMessage } from './GameMessage.ts'

/** Where it is kept whether games may be heard: for all of them, on this device. */
const key = 'game_sound'

/**
 * The switch for the sound of a game that leaves it to the page; off until the player has turned it on once. None where
 * the site has no words for it.
 */
export function useSound(
  host: Host,
  { soundOn, soundOff }: Pick<GameFrameProps, 'soundOn' | 'soundOff'>,
  hasSound: boolean,
  post: (message: PageMessage) => void,
): { isOn: boolean; label: string; toggle: () => void } | undefined {
  const isOn = host.facts().stored?.[key] === '1'
  useEffect(() => {
    if (hasSound) post({ event: 'sound', on: isOn })
  }, [hasSound, isOn, post])
  if (!hasSound || soundOn === undefined || soundOff === undefined) return undefined
  return {
    isOn,
    label: host.t(isOn ? soundOff : soundOn),
    toggle: () => void host.run([isOn ? { do: 'forget', key } : { do: 'store', key, value: '1' }]),
  }
}
