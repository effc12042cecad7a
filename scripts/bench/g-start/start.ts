import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { builtFolders } from '../../build.ts'
import { asNewcomer } from '../lib/asNewcomer.ts'
import type { Benchmark } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, shown, spread } from '../lib/statistics.ts'

export const start: Benchmark = {
  name: 'g-start',
  title: 'Install and start',
  method:
    'The committed files are copied to an empty folder: `npm ci` there (packages come from npm’s cache where it has ' +
    'them, else from the registry), the first `npm start` (it builds the site and fills the database), and further ' +
    'starts, from the command to its ready line.',
  async run({ quick, started, log }) {
    const home = await mkdtemp(join(tmpdir(), 'croupier-bench-'))
    const root = join(home, 'croupier')
    const data = await makeDataDir(started)
    try {
      await copyFiles(root)
      log('npm ci')
      // The test of the README's first command installs, builds and fills already.
      if (quick) await giveAllMade(root)
      const install = seconds(() => {
        if (quick) return
        const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
          cwd: root,
          env: asNewcomer(root),
          encoding: 'utf8',
        })
        if (status !== 0) throw new Error(`npm ci failed:\n${stderr}`)
      })
      log('first start')
      const first = await startAndStop(root, data.path)
      const later: number[] = []
      for (let count = 0; count < (quick ? 1 : 5); count += 1) later.push(await startAndStop(root, data.path))
      const again = spread(later)
      return {
        tables: [
          {
            caption: 'Seconds',
            columns: ['what', 's'],
            rows: [
              ['`npm ci` in a clean copy', figure(install)],
              ['first `npm start`: build, migrate, seed', figure(first)],
              ['second and later `npm start`', shown(again)],
            ],
          },
        ],
        aims: [
          { aim: 'install ≤ 60 s', measured: `${figure(install)} s`, met: install <= 60 },
          { aim: 'second start ≤ 3 s', measured: `${shown(again)} s`, met: again.median <= 3 },
        ],
        raw: { install, first, later },
      }
    } finally {
      await data.remove()
      await rm(home, { recursive: true, force: true })
    }
  },
}

/** What `git clone` would give; the working tree's versions of committed files. */
async function copyFiles(root: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await cp(join(ROOT, file), join(root, file))
  }
}

/** The packages and the builds of the project itself. */
async function giveAllMade(root: string): Promise<void> {
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  for (const folder of builtFolders.filter((one) => existsSync(join(ROOT, one))))
    await cp(join(ROOT, folder), join(root, folder), { recursive: true })
}

async function startAndStop(root: string, data: string): Promise<number> {
  const server = await startServer(root, data)
  await server.stop()
  return server.readyAfter / 1000
}

function seconds(work: () => void): number {
  const started = performance.now()
  work()
  return (performance.now() - started) / 1000
}
