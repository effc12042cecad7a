import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../../server/settings/settings.ts'
import { installed } from '../../fixtures/programs/installed.ts'
import { configureNginx } from '../../fixtures/programs/startNginx.ts'
import { startedSite } from '../../fixtures/servers/startedSite.ts'

const examples = join(import.meta.dirname, '../../../docs/examples')
const read = (file: string) => readFile(join(examples, file), 'utf8')
const run = promisify(execFile)
const env = { PATH: `${process.env.PATH}:/usr/sbin` }

it('are each named in the guide', async () => {
  const guide = await readFile(join(examples, '../operating.md'), 'utf8')
  const files = (await readdir(examples)).filter((file) => file !== 'README.md')
  expect(files.filter((file) => !guide.includes(`(examples/${file})`))).toEqual([])
})

it('name no metric that there is not', async () => {
  const site = await startedSite({}, 'postgres')
  const { body } = await site.app.inject({ url: '/metrics', headers: { host: 'localhost' } })
  await site.drop()
  const known = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
  const { groups } = parse(await read('alerts.yml')) as {
    groups: { rules: { alert: string; expr: string }[] }[]
  }
  const { panels } = JSON.parse(await read('grafana.json')) as { panels: { targets: { expr: string }[] }[] }
  const asked = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  expect(asked.length).toBeGreaterThan(30)
  const named = asked.flatMap(
    (text) => text.replace(/\{[^}]*\}|by \([^)]*\)|"[^"]*"/g, '').match(/[a-z]+(_[a-z0-9]+)+/g) ?? [],
  )
  const words = ['histogram_quantile', 'min_over_time']
  const unknown = named.filter(
    (name) =>
      !words.includes(name) && !known.has(name.replace(/_(count|bucket|sum)$/, '')) && !known.has(name),
  )
  expect(unknown).toEqual([])
})

it('set nothing that the server does not take', async () => {
  const text = (await read('croupier.env')).replaceAll(/^# (?=[A-Z_]+=)/gm, '')
  const set = Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(readSettings({ ...set, NODE_ENV: 'production' })).toMatchObject({
    smtpTls: 'required',
    drainSeconds: 10,
  })
  const compose = parse(await read('compose.yaml')) as { services: { site: { environment: object } } }
  const readme = await readFile(join(examples, '../../README.md'), 'utf8')
  const names = [...Object.keys(set), ...Object.keys(compose.services.site.environment)]
  const ofNode = ['NODE_EXTRA_CA_CERTS']
  expect(names.filter((name) => !ofNode.includes(name) && !readme.includes(`\`${name}\``))).toEqual([])
})

it('are scripts that a shell can read', async () => {
  for (const file of (await readdir(examples)).filter((name) => name.endsWith('.sh')))
    await run('sh', ['-n', join(examples, file)])
})

it('start the site in a container as on a machine, and bring nothing of this machine into it', async () => {
  const steps = (await read('Dockerfile')).replaceAll('\\\n', ' ').split('\n')
  const of = (word: string) =>
    steps.filter((step) => step.startsWith(`${word} `)).map((step) => step.slice(word.length + 1))
  const unit = await read('croupier@.service')
  const [command = ''] = of('CMD')
  expect(unit).toContain((JSON.parse(command) as string[]).join(' '))
  const { scripts } = JSON.parse(await readFile(join(examples, '../../package.json'), 'utf8'))
  for (const [, script = ''] of of('RUN')
    .join('\n')
    .matchAll(/npm run (\S+)/g))
    expect(scripts).toHaveProperty(script)
  expect(of('FROM').map((image) => image.split(' ', 1)[0])).toEqual(Array(2).fill('node:24-bookworm-slim'))
  const left = (await read('Dockerfile.dockerignore')).split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', '**/node_modules', '.data*', '**/.env', 'dist']))
})

if (installed('promtool'))
  it('are rules that Prometheus takes', async () => {
    const { stdout } = await run('promtool', ['check', 'rules', join(examples, 'alerts.yml')], { env })
    expect(stdout).toContain('SUCCESS')
  })

if (installed('nginx') && installed('openssl'))
  it('configure nginx', async () => {
    const { file, env, remove } = await configureNginx()
    try {
      const { stderr } = await run('nginx', ['-t', '-c', file], { env })
      expect(stderr).toContain('test is successful')
      expect(stderr).not.toContain('[warn]')
    } finally {
      await remove()
    }
  })

if (installed('systemd-analyze'))
  it('are units that systemd takes', async () => {
    const units = (await readdir(examples)).filter((file) => /\.(service|timer)$/.test(file))
    const files = units.map((file) => join(examples, file))
    const said = await run('systemd-analyze', ['verify', ...files], { env }).then(
      ({ stderr }) => stderr,
      (error: { stderr: string }) => error.stderr,
    )
    // The program is not installed where the unit looks for it.
    const others = said
      .split('\n')
      .filter((line) => /croupier.*\.(service|timer)/.test(line) && !/is not executable/.test(line))
    expect(others).toEqual([])
  })
