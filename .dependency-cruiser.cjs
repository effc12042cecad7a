/**
 * Imports run one way through the house. Each room has one rule: the rooms it may import from, and why
 * no others. Tests stand outside: they may import anything.
 */
const TESTS = '\\.test\\.tsx?$'
const PACKAGES = 'node_modules'
// Such imports have a rule of their own.
const UNRESOLVED = '^#'

/** What browsers may carry of the language. */
const drawing = ['schemas/rules', 'schemas/runtime']

/** What each part of the platform offers to others, and whom it asks: other files of a part are its own. */
const parts = require('./server/platform/parts.json')
const PLATFORM = '^server/platform'

/** A circle of parts that ask each other, by name; none where they ask one way. */
function circleIn(table) {
  const clear = new Set()
  const circleFrom = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (clear.has(name)) return undefined
    for (const used of table[name]?.uses ?? []) {
      const circle = circleFrom(used, [...path, name])
      if (circle) return circle
    }
    clear.add(name)
    return undefined
  }
  for (const name of Object.keys(table)) {
    const circle = circleFrom(name, [])
    if (circle) return circle
  }
  return undefined
}

const circle = circleIn(parts)
if (circle)
  throw new Error(`server/platform/parts.json: parts ask each other in a circle (${circle.join(' -> ')})`)

/** Repositories that ask tables of other parts as well; why each does stands in the table. */
const joins = Object.entries(parts).flatMap(([name, { joins: files = {} }]) =>
  Object.keys(files).map((file) => `${PLATFORM}/${name}/${file}\\.ts$`),
)

/** Two rules for a part of the platform: what others may import of it, and of whom it may. */
function partRules([name, { uses, offers }]) {
  const offered = offers.map((file) => `${PLATFORM}/${name}/${file}\\.ts$`)
  const foreign = uses.map((part) => `${PLATFORM}/${part}/`)
  return [
    {
      name: `platform-${name}-offers`,
      comment: `Other parts know of ${name} what server/platform/parts.json says it offers.`,
      severity: 'error',
      from: { path: `${PLATFORM}/[^/]+/`, pathNot: [TESTS, `${PLATFORM}/${name}/`] },
      to: { path: `${PLATFORM}/${name}/`, pathNot: offered },
    },
    {
      name: `platform-${name}-uses`,
      comment: `${name} asks the parts that server/platform/parts.json names, and nobody else.`,
      severity: 'error',
      from: { path: `${PLATFORM}/${name}/`, pathNot: TESTS },
      to: {
        path: `${PLATFORM}/`,
        pathNot: [`${PLATFORM}/(${name}|shared|http)/`, ...foreign],
      },
    },
  ]
}

/** A rule that lets `room` import only the named rooms, itself and packages. */
function only(room, rooms, comment, to = {}, but = []) {
  const allowed = [room, ...rooms].map((name) => `^${name}/`)
  return {
    name: `${room.replaceAll('/', '-')}-imports`,
    comment,
    severity: 'error',
    from: { path: `^${room}/`, pathNot: [TESTS, ...but] },
    to: {
      pathNot: [...allowed, PACKAGES, UNRESOLVED],
      dependencyTypesNot: ['core', 'npm', 'npm-dev'],
      ...to,
    },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('schemas/rules', [], 'A validation rule runs in every browser and server, so it stands on nothing.'),
    only(
      'schemas/runtime',
      ['schemas/rules', 'schemas/grammar', 'generated/grammar'],
      'What works on artefacts stands in every browser, so that it knows neither compiler nor gate.',
    ),
    only(
      'schemas/compiler',
      ['schemas/rules', 'schemas/runtime', 'schemas/grammar', 'generated/grammar'],
      'The compiler makes what generated/ is made from; it may know only the types of the grammar.',
    ),
    only(
      'schemas/gate',
      ['schemas/rules', 'schemas/runtime', 'schemas/compiler', 'schemas/grammar', 'generated/grammar'],
      'The gate looks at what the compiler makes; nothing that it knows is needed to draw a screen.',
    ),
    {
      name: 'grammar-types-only',
      comment:
        'generated/grammar holds types; a value imported from it would make a circle through the generator.',
      severity: 'error',
      from: { path: '^schemas/', pathNot: TESTS },
      to: { path: '^generated/', dependencyTypesNot: ['type-only'] },
    },
    only('schemas', ['generated/grammar'], 'The language of the site knows nothing of who speaks it.'),
    only(
      'games',
      [],
      'A round is recomputed wherever somebody doubts it, so that its rules stand on nothing.',
    ),
    only(
      'betting',
      [],
      'What a bet returns is computed by whoever shows it and by whoever pays it, so that it stands on nothing.',
    ),
    only(
      'gameframe',
      ['games', 'betting'],
      "A provider's frame is no part of the casino's site: it knows rounds and prices by their own rules, and shares nothing else.",
    ),
    only(
      'generated',
      ['schemas'],
      'Generated code is made from the schemas alone.',
      {},
      // They show the site in our renderers, and nothing imports them.
      ['^generated/stories/'],
    ),
    only(
      'renderers',
      ['generated', ...drawing],
      'A renderer knows artefacts and its host, neither the app nor the gate.',
      {},
      // Stories are drawn in the colours of the starter site, and made of definitions.
      ['/testing/', '^renderers/StoryTheme\\.tsx$'],
    ),
    only(
      'src',
      ['renderers', 'generated', 'games', 'betting', ...drawing],
      'The app and the server share the API description only, what recomputes a round, and what says what a bet returns.',
      {},
      ['^src/studio/'],
    ),
    only(
      'src/studio',
      ['renderers', 'generated', 'schemas/compiler', 'schemas/grammar', 'schemas/studio', ...drawing],
      'The studio is where definitions are written: it prints them, and makes its own forms of the grammar.',
    ),
    {
      name: 'studio-apart',
      comment: 'The studio is a bundle of its own: what players load knows nothing of it.',
      severity: 'error',
      from: { path: '^(src|renderers)/', pathNot: [TESTS, '^src/studio/'] },
      to: { path: '^src/studio/' },
    },
    only(
      'server',
      ['schemas', 'generated', 'betting', 'games'],
      'The server draws no screens; it serves what the build made.',
    ),
    {
      name: 'games-in-the-sandbox',
      comment:
        'The platform knows games by their provider alone; that ours stands in the same process changes nothing.',
      severity: 'error',
      from: { path: '^server/', pathNot: [TESTS, '^server/sandbox/games/'] },
      to: { path: '^games/' },
    },
    {
      name: 'gate-in-content',
      comment:
        'Definitions are compiled and judged where they are published; whatever else runs reads artefacts.',
      severity: 'error',
      from: { path: '^server/', pathNot: [TESTS, '^server/content/'] },
      to: { path: '^schemas/(compiler|gate)/' },
    },
    {
      ...only(
        'scripts',
        ['schemas'],
        'Commands stand on the language, so that they work while the rest is broken.',
      ),
      // What is proved of the server is asked of the server.
      from: { path: '^scripts/', pathNot: [TESTS, '^scripts/start\\.ts$', '^scripts/prove/'] },
    },
    ...Object.entries(parts).flatMap(partRules),
    {
      name: 'sql-in-repositories',
      comment: 'SQL and the query builder stand in repositories, beside the schema that they are about.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          TESTS,
          '^server/db/',
          '[rR]epository\\.ts$',
          '/schema\\.ts$',
          // Hands the tag of statements to the library of jobs, and writes none.
          '^server/jobs/jobDatabase\\.ts$',
        ],
      },
      to: { path: 'node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tables-in-repositories',
      comment: 'A table in the hand asks the database without an import of the query builder.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          TESTS,
          '[rR]epository\\.ts$',
          '/schema\\.ts$',
          // Name to `hookRepository` which table of hooks is theirs.
          '^server/sandbox/(payments/paymentsPlugin|verification/verificationPlugin)\\.ts$',
        ],
      },
      to: { path: '^server/.*/schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-tables-of-their-part',
      comment:
        'A part asks another by what that offers, and never its tables; what must be one statement stands, with the reason, under `joins` in server/platform/parts.json.',
      severity: 'error',
      from: { path: `${PLATFORM}/([^/]+)/`, pathNot: [TESTS, '/schema\\.ts$', ...joins] },
      to: { path: `${PLATFORM}/[^/]+/schema\\.ts$`, pathNot: `${PLATFORM}/($1|shared)/` },
    },
    {
      name: 'platform-parts-are-named',
      comment: 'A new part says in server/platform/parts.json what it offers and whom it asks.',
      severity: 'error',
      from: { path: `${PLATFORM}/`, pathNot: TESTS },
      to: {
        path: `${PLATFORM}/[^/]+/`,
        pathNot: `${PLATFORM}/(${Object.keys(parts).join('|')}|shared|http)/`,
      },
    },
    {
      name: 'platform-base',
      comment: 'What all parts stand on knows none of them, but how files come in.',
      severity: 'error',
      from: { path: `${PLATFORM}/(shared|http)/`, pathNot: TESTS },
      to: { path: `${PLATFORM}/`, pathNot: `${PLATFORM}/(shared|http|uploads)/` },
    },
    {
      name: 'platform-shared-below-http',
      comment: 'Words that all parts share know nothing of how calls come in.',
      severity: 'error',
      from: { path: `${PLATFORM}/shared/`, pathNot: TESTS },
      to: { path: `${PLATFORM}/http/` },
    },
    {
      name: 'no-circles',
      comment: 'Files that import each other in a circle cannot be understood or tested apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that resolves to nothing fails at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|vitest/browser)' },
    },
    {
      name: 'players-make-no-code',
      comment:
        'Ajv and what stands on it make code of strings, which the content security policy of the site forbids, and weigh more than all fields: they judge on the server, at the gate and in tests.',
      severity: 'error',
      from: { path: '^(src|renderers|gameframe)/', pathNot: [TESTS, '/testing/'] },
      to: { path: 'node_modules/(ajv|ajv-formats|@rjsf/validator-ajv8)/', reachable: true },
    },
    {
      name: 'server-needs-no-dev-package',
      comment:
        'The server must run after an install without development packages; Vite is for `npm run dev`.',
      severity: 'error',
      from: { path: '^server/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/vite/' },
    },
  ],
  options: {
    doNotFollow: { path: PACKAGES },
    exclude: {
      path: '^(dist|gameframe/dist|src/studio/dist|\\.cache|\\.data|storybook-static|scripts/bench)/',
    },
    includeOnly:
      '^((schemas|betting|games|gameframe|generated|renderers|src|server|scripts|tests|node_modules)/|#)',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
