import { ProviderError } from '../boot/createAsk.ts'
import type { Played, Provider } from '../boot/createProvider.ts'

/** Milliseconds until a provider that could not be reached is asked again. */
const again = 1000

export type Landing = {
  /** How the flight has ended: by leaving or by itself. Rejects where the provider knows no end. */
  ended: Promise<Played>
  /** Wishes to leave, once. One that is not heard leaves the flight to its end. */
  leave: () => void
}

/** Waits for the end of a flight that goes on, through every break of the connection. */
export function createLanding(
  provider: Pick<Provider, 'see' | 'move'>,
  round: string,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Landing {
  let isOver = false
  let leaving: Promise<void> | undefined
  let tell: (played: Played) => void = () => undefined
  const left = new Promise<Played>((resolve) => {
    tell = resolve
  })

  async function see(): Promise<Played> {
    for (;;) {
      try {
        const played = await provider.see(round)
        // Its own answer says what is in the balance then.
        if (leaving) await leaving
        else if (played.round.outcome.isOver || isOver) return played
      } catch (error) {
        if (!(error instanceof ProviderError && error.code === 'OFFLINE')) throw error
        await pause(again)
      }
    }
  }

  async function leave(): Promise<void> {
    try {
      tell(await provider.move(round, 'leave'))
    } catch (error) {
      // What became of it is seen where its end is awaited; until then it may be wished again.
      if (!(error instanceof ProviderError)) throw error
      leaving = undefined
    }
  }

  const ended = Promise.race([see(), left]).finally(() => {
    isOver = true
  })
  return {
    ended,
    leave: () => {
      leaving ??= leave()
    },
  }
}
