import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Aim, Benchmark, Table } from '../lib/Benchmark.ts'
import { makeDataDir } from '../lib/makeDataDir.ts'
import { ROOT } from '../lib/paths.ts'
import { startServer } from '../lib/startServer.ts'
import { figure, ratio, shown, spread, times } from '../lib/statistics.ts'

const CONNECTIONS = 8
const AIM = 0.5

/** What a browser says; `br` too, for the assets that have it. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' }

interface Subject {
  name: string
  path: string
  /** Bytes on the wire. */
  size: number
  /** Requests a second, by round. */
  rates: number[]
  /** Milliseconds of the 99th percentile, the worst round. */
  p99: number
  /** The static file nearest in size, which it is held against. */
  file?: Subject
}

export const requests: Benchmark = {
  name: 'e-requests',
  title: 'Content and pages against static files',
  method:
    'The real server (`npm start`, embedded database) on loopback, asked by autocannon over 8 connections, 5 s each, ' +
    'in turns. A static file is a built asset, served precompressed by `@fastify/static` of the same server: the one ' +
    'nearest in size on the wire. The load comes from the same machine, so that rates count only against each other.',
  async run({ quick, started, log }) {
    const data = await makeDataDir(started)
    const server = await startServer(ROOT, data.path).catch(async (error) => {
      await data.remove()
      throw error
    })
    try {
      const subjects = await findSubjects(server.address)
      const files = [...new Set(subjects.flatMap(({ file }) => file ?? []))]
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        log(`round ${round + 1}`)
        for (const one of [...files, ...subjects]) await ask(server.address, one, quick ? 1 : 5)
      }
      return { tables: [tableOf(subjects)], aims: aimsOf(subjects), raw: { subjects, files } }
    } finally {
      await server.stop()
      await data.remove()
    }
  },
}

async function findSubjects(address: string): Promise<Subject[]> {
  const release = (await (await fetch(`${address}/content/release`)).json()) as {
    artefacts: Record<string, string>
  }
  const hash = release.artefacts['form/registration'] ?? Object.values(release.artefacts)[0]
  const wanted: [string, string][] = [
    ['`GET /content/release`', '/content/release'],
    ['an artefact, `GET /content/artefacts/{hash}`', `/content/artefacts/${hash}`],
    ['home page, HTML with its first screen and boot data', '/'],
  ]
  // Waited for here: what is measured is the page with its first screen, and not one that the browser draws.
  const home = await (await fetch(address)).text()
  if (!home.includes('data-drawn=')) throw new Error('The server sends home without its first screen')
  const files = await staticFiles(address)
  return Promise.all(
    wanted.map(async ([name, path]) => {
      const size = await sizeOf(address, path)
      const nearest = files.toSorted((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size))[0]
      return { name, path, size, rates: [], p99: 0, file: nearest }
    }),
  )
}

/** Built scripts and styles with their size on the wire. */
async function staticFiles(address: string): Promise<Subject[]> {
  const folder = join(ROOT, 'dist/assets')
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name))
  const large = await Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
  )
  const files: Subject[] = []
  for (const { name } of large.filter(({ bytes }) => bytes > 512)) {
    const path = `/assets/${name}`
    files.push({ name: `static file`, path, size: await sizeOf(address, path), rates: [], p99: 0 })
  }
  if (files.length === 0) throw new Error('dist/assets holds no file to compare with')
  return files
}

/** Bytes of the body as it travels, compressed. */
async function sizeOf(address: string, path: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const call = request(`${address}${path}`, { headers: HEADERS }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(size)
          : reject(new Error(`${path} answers ${response.statusCode}`)),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

async function ask(address: string, subject: Subject, duration: number): Promise<void> {
  const answer = await autocannon({
    url: `${address}${subject.path}`,
    connections: CONNECTIONS,
    duration,
    headers: HEADERS,
  })
  if (answer.non2xx > 0 || answer.errors > 0)
    throw new Error(`${subject.path}: ${answer.non2xx} refused, ${answer.errors} failed`)
  subject.rates.push(answer.requests.average)
  subject.p99 = Math.max(subject.p99, answer.latency.p99)
}

function tableOf(subjects: Subject[]): Table {
  return {
    caption: 'Requests a second',
    columns: ['what', 'bytes', 'requests/s', 'p99, ms', 'static file, bytes', 'its requests/s', '× static'],
    rows: subjects.map(({ name, size, rates, p99, file }) => [
      name,
      figure(size),
      shown(spread(rates)),
      figure(p99),
      figure(file?.size ?? Number.NaN),
      file ? shown(spread(file.rates)) : '–',
      file ? times(ratio(rates, file.rates)) : '–',
    ]),
  }
}

function aimsOf(subjects: Subject[]): Aim[] {
  return subjects.map(({ name, rates, file }) => {
    const against = ratio(rates, file?.rates ?? [])
    return {
      aim: `≥ ${AIM}× a static file: ${name}`,
      measured: times(against),
      met: against.median >= AIM,
    }
  })
}
