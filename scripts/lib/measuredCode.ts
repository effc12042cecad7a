/** What each benchmark measures, as paths that git takes; by the name under which its tables stand in docs/benchmarks.md. */
export const measuredCode: Record<string, readonly string[]> = {
  'a-keystroke': ['renderers/forms', 'schemas/rules'],
  'b-mount': ['renderers/forms'],
  'c-first-validation': ['schemas/rules'],
  'd-routes': ['schemas/runtime/matchRoute.ts', 'schemas/runtime/RouteTree.ts'],
  'e-requests': ['server/gateway', 'server/content'],
  'f-bytes': ['src', 'renderers', 'vite.config.ts'],
  'g-start': [
    'scripts/start.ts',
    'scripts/build.ts',
    'server/main.ts',
    'server/createCroupier.ts',
    'server/db',
  ],
  'h-passwords': [
    'server/process/passwords.ts',
    'server/process/createQueue.ts',
    'server/platform/auth',
    'server/db',
  ],
  'i-ledger': ['server/platform/wallet', 'server/db'],
  'j-wallet': ['server/platform/seamless', 'server/platform/wallet', 'server/db'],
  'k-hall': ['src/features/gamehall'],
  'l-search': ['server/platform/games/search'],
  'm-phone': [
    ...['schemas/site/pages/home.json', 'src/boot', 'src/features/gamehall', 'src/features/game'],
    ...['src/features/sportsbook/find', 'src/shell', 'server/gateway/drawing'],
  ],
  'o-reach': ['server/content', 'src/integrations/live', 'src/stores/createContentStore.ts'],
  'q-memory': ['server/content', 'server/gateway', 'server/http', 'server/db'],
  'r-loyalty': ['src/features/loyalty'],
  'r-loyalty-wallet': ['server/platform/loyalty', 'server/platform/seamless'],
  'r-odds': [
    ...[
      'src/features/sportsbook',
      'src/features/gamehall',
      'betting/odds',
      'server/platform/sportsbook/events',
    ],
  ],
  'r-sports-stream': [
    ...['server/http/stream', 'server/platform/sportsbook/live', 'betting/live'],
    ...['src/features/sportsbook/book', 'src/features/sportsbook/odds'],
  ],
  'p-studio': ['src/studio/forms', 'src/studio/grammar', 'src/studio/shell', 'src/studio/definition'],
  'r-sports': ['betting', 'server/platform/sportsbook', 'server/platform/wallet', 'server/db'],
  'n-publish': ['schemas/compiler', 'schemas/gate', 'server/content'],
}
