export type GameMode = 'real' | 'demo'

/**
 * How a game is opened: the fragment of the address goes before what the page says; else for money where somebody is
 * signed in, as a demo for everybody else.
 */
export function wantedMode(hash: string, said: unknown, isPlayer: boolean): GameMode {
  if (hash === '#real' || hash === '#demo') return hash === '#real' ? 'real' : 'demo'
  if (said === 'real' || said === 'demo') return said
  return isPlayer ? 'real' : 'demo'
}
