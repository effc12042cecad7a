/** As the settings have them. */
type GameOrigins = {
  publicUrl?: string
  games?: { url: string }
  gameOrigins: readonly string[]
  sandboxGamesOrigin?: string
}

/**
 * What is wrong with where games are played: a game in a frame of the site's own origin could do whatever the site can,
 * and a page that came by https shows no frame that did not.
 */
export function gameOriginProblems({
  publicUrl,
  games,
  gameOrigins,
  sandboxGamesOrigin,
}: GameOrigins): string[] {
  if (publicUrl === undefined) return []
  const lists = {
    GAMES_URL: games ? [new URL(games.url).origin] : [],
    GAME_ORIGINS: gameOrigins,
    SANDBOX_GAMES_ORIGIN: sandboxGamesOrigin === undefined ? [] : [sandboxGamesOrigin],
  }
  return Object.entries(lists).flatMap(([name, origins]) => {
    if (origins.includes(publicUrl)) return [`${name} must be another origin than PUBLIC_URL`]
    const isPlain = publicUrl.startsWith('https:') && origins.some((origin) => origin.startsWith('http:'))
    return isPlain && name !== 'GAMES_URL' ? [`${name} must be https, as PUBLIC_URL is`] : []
  })
}
