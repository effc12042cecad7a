/** What streams tell of besides themselves. */
const names = [
  ...(['release', 'sports', 'balance', 'payment', 'bet', 'verification', 'session', 'missed'] as const),
  ...(['notice', 'jackpot', 'tournament', 'win'] as const),
]
export type StreamEvent = (typeof names)[number]

/** Milliseconds within which a stream must have said what it has, where it says so. */
const patience = 20_000

export type Stream = { close(): void }

type Listener = {
  hear(name: StreamEvent, data: string): void
  /** It is there, and nothing that happens from now on is missed. @param sources of what it tells */
  opened(sources: readonly string[]): void
  /** Called whenever it says that it is still there. */
  beaten(): void
  /** It has ended, was refused, or has been silent for two beats; told once, and nothing after it. */
  lost(): void
}

/**
 * Opens a stream of server-sent events. What comes back by itself where a browser sees that it has ended comes back here only when
 * asked to: of two that try, one would be forgotten.
 * @param isPlain it says nothing of itself, as the one of the platform's API
 */
export function openStream(address: string, listener: Listener, isPlain = false): Stream {
  const events = new EventSource(address)
  let silence: ReturnType<typeof setTimeout> | undefined
  let within = patience

  function close(): void {
    clearTimeout(silence)
    events.close()
  }
  function lose(): void {
    close()
    listener.lost()
  }
  function heard(): void {
    clearTimeout(silence)
    if (!isPlain) silence = setTimeout(lose, within)
  }

  heard()
  for (const name of names)
    events.addEventListener(name, ({ data }: MessageEvent<string>) => {
      heard()
      listener.hear(name, data)
    })
  events.addEventListener('beat', () => {
    heard()
    listener.beaten()
  })
  events.addEventListener('hello', ({ data }: MessageEvent<string>) => {
    const { sources, beat } = JSON.parse(data) as { sources: string[]; beat: number }
    within = 2 * beat
    heard()
    listener.opened(sources)
  })
  if (isPlain) events.addEventListener('open', () => listener.opened([]))
  events.addEventListener('error', lose)
  return { close }
}
