import { operationFields } from '../../../generated/operationFields.ts'
import { createCompiler } from '../../../schemas/gate/createCompiler.ts'
import { canonicalJson } from '../../../schemas/runtime/canonicalJson.ts'
import { createCompilerThread } from '../../../server/content/createCompilerThread.ts'
import { createTextCompiler, type SiteCompiler } from '../../../server/content/createTextCompiler.ts'
import { type Definition, definitionKey } from '../../../server/content/Definition.ts'
import { hash } from '../../../server/content/hash.ts'
import { importSite, prepareImport } from '../../../server/content/importSite.ts'
import { LiveContent } from '../../../server/content/LiveContent.ts'
import { checkPublish, publish } from '../../../server/content/publish.ts'
import { ReleaseCompiler } from '../../../server/content/ReleaseCompiler.ts'
import { saveDraft } from '../../../server/content/saveDraft.ts'
import type { Database } from '../../../server/db/Database.ts'
import { openPglite } from '../../../server/db/openPglite.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { startPostgres } from '../../../tests/fixtures/databases/startPostgres.ts'
import type { Benchmark, Table } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { figure, median, ratio, shown, spread, times } from '../lib/statistics.ts'
import { edits, siteOf } from './siteOf.ts'

/** Milliseconds at the caller for one changed form of a site as large as the starter site, and until a word of a large one is live. */
const AIMS = { form: 250, word: 500 }

type Edit = keyof typeof edits
type Compiled = { count: number; whole: number[] } & Record<Edit, number[]>
type Published = { count: number; database: string; edit: Edit; caller: number[]; live: number[] }

export const publishing: Benchmark = {
  name: 'n-publish',
  title: 'Publishing',
  method:
    'Sites of copies of one sound site, which name each other. *Whole* is a compiler that has seen nothing: texts parsed, judged, compiled and ' +
    'printed. Then one that has seen the site is given the same with one text changed by a word, and with one field of a form changed, in ' +
    'turns with the first. Below, drafts are saved, reviewed by a dry run and published on both databases; timed is the publish, at whoever calls it, ' +
    'and until this process serves it.',
  async run({ quick, log }) {
    const compiled: Compiled[] = []
    for (const count of quick ? [50, 100] : [50, 500, 5000]) {
      log(`compiling ${count} definitions`)
      compiled.push(await measureCompiling(count, quick ? 1 : 3))
    }
    const published: Published[] = []
    for (const count of quick ? [50] : [500, 5000]) {
      log(`publishing ${count} definitions`)
      published.push(...(await measurePublishing(count, quick ? 1 : 9)))
    }
    return {
      tables: [compilingTable(compiled), publishingTable(published)],
      aims: aimsOf(published),
      raw: { compiled, published },
    }
  },
}

async function measureCompiling(count: number, rounds: number): Promise<Compiled> {
  const site = await siteOf(count)
  const figures: Compiled = { count: site.length, whole: [], word: [], form: [] }
  const compiler = newCompiler()
  const known = new Set(Object.values(compiler.compile(site).hashes))
  for (let round = 0; round < rounds; round += 1) {
    figures.whole.push(timed(() => newCompiler().compile(site)))
    for (const name of ['word', 'form'] as const) {
      const next = replaced(site, edits[name](site, round))
      figures[name].push(timed(() => compiler.compile(next, known)))
      compiler.compile(site, known)
    }
  }
  return figures
}

/** What the thread does for a release, with the texts that it lacks ready at hand, as the database gives them. */
function newCompiler() {
  const compiler = createTextCompiler(createCompiler({ operationFields, isOwner: true }) as SiteCompiler)
  let held: ReadonlySet<string> = new Set()
  const named = new WeakMap<Definition, { name: string; text: string }>()
  const nameOf = (one: Definition) => {
    const found = named.get(one)
    if (found) return found
    const text = canonicalJson(one)
    const made = { name: hash(text), text }
    named.set(one, made)
    return made
  }
  return {
    compile(site: readonly Definition[], known: ReadonlySet<string> = new Set()) {
      const texts = site.map(nameOf)
      const hashes = texts.map(({ name }) => name)
      const lacking = texts
        .filter(({ name }) => !held.has(name))
        .map(({ name, text }) => [name, text] as const)
      const made = compiler.release({ hashes, texts: new Map(lacking) }, known)
      if (made.problems.length > 0) throw new Error(`The site is not sound: ${made.problems[0]?.message}`)
      held = new Set(hashes)
      return made
    },
  }
}

async function measurePublishing(count: number, rounds: number): Promise<Published[]> {
  const site = await siteOf(count)
  const figures: Published[] = []
  const data = await makeDataDir()
  const postgres = await startPostgres({ durable: true })
  try {
    for (const [name, open] of [
      ['embedded', () => openPglite(data.path)],
      ['Postgres', () => openPostgres(postgres.url)],
    ] as const) {
      const database = await open()
      try {
        figures.push(...(await publishOn(database, name, site, rounds)))
      } finally {
        await database.close()
      }
    }
  } finally {
    await postgres.stop()
    await data.remove()
  }
  return figures
}

async function publishOn(
  database: Database,
  name: string,
  site: readonly Definition[],
  rounds: number,
): Promise<Published[]> {
  const compiler = createCompilerThread()
  const publisher = { database, releases: new ReleaseCompiler(compiler) }
  const prepared = await prepareImport(site)
  await database.transaction((tx) => importSite(tx, null, prepared))
  await publish(publisher, { author: null, message: 'All' })
  const live = await LiveContent.open(database, { kinds: ['site'] })
  const figures = (['form', 'word'] as const).map(
    (edit): Published => ({ count: site.length, database: name, edit, caller: [], live: [] }),
  )
  try {
    // What is compiled at the first publishes is not what an editor waits for.
    for (let round = -2; round < rounds; round += 1)
      for (const { edit, caller, live: seen } of figures) {
        await database.transaction((tx) => saveDraft(tx, null, edits[edit](site, round), 'anything'))
        const { changes } = await checkPublish(publisher)
        const expected = Object.fromEntries(changes.map(({ key, etag }) => [key, etag]))
        const began = performance.now()
        await publish(publisher, { author: null, message: 'One', expected })
        const called = performance.now() - began
        await live.refresh()
        if (round < 0) continue
        caller.push(called)
        seen.push(performance.now() - began)
      }
  } finally {
    live.close()
    await compiler.close()
  }
  return figures
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function replaced(site: readonly Definition[], one: Definition): Definition[] {
  return site.map((other) => (definitionKey(other) === definitionKey(one) ? one : other))
}

const said: Record<Edit, string> = { word: 'one word of a text', form: 'one field of a form' }

function compilingTable(all: readonly Compiled[]): Table {
  return {
    caption: 'Gate and compiler',
    columns: [
      'definitions',
      'whole, ms',
      ...Object.values(said).flatMap((edit) => [`${edit}, ms`, '× whole']),
    ],
    rows: all.map((one) => [
      one.count.toLocaleString('en'),
      shown(spread(one.whole)),
      ...(['word', 'form'] as const).flatMap((edit) => [
        shown(spread(one[edit])),
        times(ratio(one[edit], one.whole)),
      ]),
    ]),
  }
}

function publishingTable(all: readonly Published[]): Table {
  return {
    caption: 'Publish',
    columns: [
      'definitions',
      'database',
      'what changed',
      'at the caller, ms',
      'live in this process after, ms',
    ],
    rows: all.map(({ count, database, edit, caller, live }) => [
      count.toLocaleString('en'),
      database,
      said[edit],
      shown(spread(caller)),
      shown(spread(live)),
    ]),
  }
}

function aimsOf(all: readonly Published[]) {
  const least = Math.min(...all.map(({ count }) => count))
  const most = Math.max(...all.map(({ count }) => count))
  return all
    .flatMap(({ count, database, edit, caller, live }) => [
      ...(edit === 'form' && count === least
        ? [
            {
              what: `a changed form among ${count} definitions at the caller, ${database}`,
              ms: AIMS.form,
              took: median(caller),
            },
          ]
        : []),
      ...(edit === 'word' && count === most
        ? [
            {
              what: `a changed word among ${count.toLocaleString('en')} definitions is live, ${database}`,
              ms: AIMS.word,
              took: median(live),
            },
          ]
        : []),
    ])
    .map(({ what, ms, took }) => ({
      aim: `≤ ${ms} ms until ${what}`,
      measured: `${figure(took)} ms`,
      met: took <= ms,
    }))
}
