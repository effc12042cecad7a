import { useEffect, useEffectEvent, useRef } from 'react'
import type { Host } from '#renderers/host.ts'

/** Milliseconds after a round began or closed in which money changes for it. */
const ofRound = 8_000

/**
 * Calls `onChange` where the player's money has changed by something else than the game: a deposit, a bonus.
 * @returns what is told that a round moves money now
 */
export function useOtherMoney(host: Host, isPlayed: boolean, onChange: () => void): { expect: () => void } {
  const { balance } = host.facts()
  const money = JSON.stringify([balance?.main, balance?.bonus])
  const known = useRef(money)
  const expectedUntil = useRef(0)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (known.current === money) return
    known.current = money
    if (isPlayed && performance.now() > expectedUntil.current) changed()
  }, [money, isPlayed])
  return {
    expect: () => {
      expectedUntil.current = performance.now() + ofRound
    },
  }
}
