import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What no test can start, and why. */
const untested: Record<string, string> = {
  'npm test': 'It is what runs the tests.',
  'npm run test:all': 'The same, and more of them.',
}

test('every command that the README names is started by a test', async () => {
  const named = commandsOf(await readFile(join(root, 'README.md'), 'utf8'))
  expect(named.length).toBeGreaterThan(20)
  const started = await startedCommands()
  const missing = named.filter(
    (command) => !(command in untested) && !started.some((line) => `${line} `.startsWith(`${command} `)),
  )
  expect(missing).toEqual([])
})

test('finds commands in blocks and tables, with each of the words that may follow', () => {
  const page = [
    '```sh\nnpm ci && npm start\n```\n\nThen `npm run one` and `npm run two -- a`.\n',
    '| `npm run three [-- --check \\| --from URL]` | does |',
    '| `npm run four -- pull\\|push` | does |',
  ].join('\n')
  expect(commandsOf(page)).toEqual([
    'npm ci && npm start',
    'npm run one',
    'npm run two -- a',
    'npm run three',
    'npm run three -- --check',
    'npm run three -- --from',
    'npm run four -- pull',
    'npm run four -- push',
  ])
})

/** Commands of a page; words in capitals stand for what a reader puts there. */
function commandsOf(page: string): string[] {
  const written = [...page.matchAll(/^(npm .+)$|`(npm (?:ci|start|test|run)\b[^`]*)`/gm)]
  const commands = written.flatMap(([, line, inline = '']) =>
    variantsOf((line ?? inline).replaceAll('\\|', '|')),
  )
  return [...new Set(commands)].filter((command) => !command.startsWith('npm ci --'))
}

function variantsOf(command: string): string[] {
  const [, start = command, optional, required] = /^(.+?)(?: \[-- (.+)\]| -- (.+))?$/.exec(command) ?? []
  const words = (optional ?? required ?? '').split('|').map((word) => word.trim().replace(/ [A-Z]+$/, ''))
  const variants = words.filter(Boolean).map((word) => `${start} -- ${word}`)
  return required ? variants : [start, ...variants]
}

/** Every line that a test gives to a shell. */
async function startedCommands(): Promise<string[]> {
  const folder = join(root, 'tests/commands')
  const files = await readdir(folder)
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return sources.flatMap((source) =>
    [...source.matchAll(/\b(?:run|runCommand|startCommand)\(\s*['`](npm [^'`]+)['`]/g)].map(
      ([, line]) => line as string,
    ),
  )
}
