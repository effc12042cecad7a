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
  'm-phone': ['schemas/site/pages/home.json', 'src/boot', 'src/features/gamehall', 'src/features/game'],
  'o-reach': ['server/content', 'src/integrations/listenToContent.ts', 'src/stores/createContentStore.ts'],
  'n-publish': ['schemas/compiler', 'schemas/gate', 'server/content'],
}
