import { watch } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compareTree } from './generate/compareTree.ts'
import { compareWithLive } from './generate/compareWithLive.ts'
import { readLive } from './generate/readLive.ts'
import { siteFolder, writeAll } from './generate/writeAll.ts'
import { readSite } from './lib/readSite.ts'

const usage = `Usage: npm run generate [-- --check | --watch | --from URL]

  (nothing)   write generated/ from schemas/, and name what the gate has against the site, by file and line (then exit 1)
  --check     write nothing; fail where a file is missing, stale or left over too
  --watch     write anew, and judge, whenever schemas/ changes
  --from URL  compare a running site with schemas/site and mark what would break code (then exit 1); with
              STUDIO_PASSWORD (and STUDIO_EMAIL, else admin@example.com) its definitions, else its public artefacts`

const folder = fileURLToPath(new URL('../generated/', import.meta.url))
const schemas = fileURLToPath(new URL('../schemas/', import.meta.url))

/**
 * Writes what differs and removes what is left over; unchanged files keep their time. Also while the site has faults: types
 * are needed to mend them.
 */
async function generate(): Promise<number> {
  const { files: wanted, problems } = await writeAll()
  const differences = await compareTree(folder, wanted)
  for (const { file, fault } of differences) {
    if (fault === 'orphaned') await rm(join(folder, file))
    else {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), wanted[file] ?? '')
    }
    console.log(`${fault === 'orphaned' ? 'removed' : 'wrote'} generated/${file}`)
  }
  return tell(problems)
}

async function check(): Promise<number> {
  const { files, problems } = await writeAll()
  const differences = await compareTree(folder, files)
  for (const { file, fault } of differences) console.error(`generated/${file} is ${fault}`)
  if (differences.length > 0) console.error('Run npm run generate and commit what it writes.')
  return tell(problems) || (differences.length > 0 ? 1 : 0)
}

function tell(problems: readonly string[]): number {
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) console.error('The gate would not publish the site.')
  return problems.length > 0 ? 1 : 0
}

async function compare(url: string): Promise<number> {
  const { STUDIO_PASSWORD: password, STUDIO_EMAIL: email = 'admin@example.com' } = process.env
  const live = await readLive(url, password ? { email, password } : undefined)
  const { differences, breaking } = compareWithLive(await readSite(siteFolder), live)
  for (const line of differences) console.log(line)
  for (const line of breaking) console.log(`! breaks code: ${line}`)
  console.log(`${differences.length} differences, ${breaking.length} would break code`)
  return breaking.length > 0 ? 1 : 0
}

/** Runs until it is interrupted; a fault in the schemas is told and does not end it. */
async function keepGenerating(): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const again = () => {
    writing = writing.then(generate).then(
      () => undefined,
      (error: Error) => console.error(error.message),
    )
  }
  // Before the first writing, which takes a while: what is changed meanwhile must be seen too.
  watch(schemas, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(again, 200)
  })
  again()
  await writing
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    watch: { type: 'boolean' },
    from: { type: 'string' },
    help: { type: 'boolean' },
  },
})
try {
  if (values.help) console.log(usage)
  else if (values.check) process.exitCode = await check()
  else if (values.from !== undefined) process.exitCode = await compare(values.from)
  else if (values.watch) await keepGenerating()
  else process.exitCode = await generate()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
