import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../server/db/Database.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { createJobs, type Jobs } from '../../../server/jobs/createJobs.ts'
import { createInvitationLetters } from '../../../server/platform/contacts/createInvitationLetters.ts'
import { chooseGateways, type Gateways } from '../../../server/platform/delivery/chooseGateways.ts'
import { createDelivery, type Delivery } from '../../../server/platform/delivery/createDelivery.ts'
import type { LetterOrder } from '../../../server/platform/delivery/Letter.ts'
import { openKeys } from '../../../server/platform/keys/openKeys.ts'
import { createLiveSite } from '../../../server/platform/shared/siteSource.ts'
import { createSandbox } from '../../../server/sandbox/createSandbox.ts'
import { describeOnEachDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { silentLog } from '../../fixtures/run/silentLog.ts'
import { starterSite } from '../../fixtures/servers/platformServer.ts'
import { testReach } from '../../fixtures/servers/reach.ts'
import { smtpServer } from '../../fixtures/servers/smtpServer.ts'

const code: LetterOrder = {
  channel: 'email',
  to: 'anna@example.com',
  locale: 'en',
  template: 'restore',
  args: { code: '012345', minutes: 10 },
}
const text: LetterOrder = { ...code, channel: 'sms', to: '37120000001' }

/** A delivery that works in this process, as each of many does. */
async function open(
  database: Database,
  gateways: Gateways,
  log: Pick<typeof silentLog, 'warn' | 'error'> = silentLog,
) {
  const jobs = await createJobs(database, log)
  const live = createLiveSite(await starterSite())
  const delivery = createDelivery({ jobs, keys: await openKeys(database), live, gateways, log })
  await delivery.start()
  return { jobs, delivery }
}

/** An SMS gateway that answers what it is told to, in turn, then 200. */
async function smsServer(...statuses: number[]) {
  const taken: { body: unknown; authorization: string | undefined }[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    taken.push({
      body: JSON.parse(Buffer.concat(chunks).toString()),
      authorization: request.headers.authorization,
    })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://user:p%40ss@127.0.0.1:${port}/send`,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { interval: 30 })

describeOnEachDatabase('letters', (fresh) => {
  let jobs: Jobs | undefined
  let delivery: Delivery
  const start = async (gateways: Gateways, log?: Pick<typeof silentLog, 'warn' | 'error'>) => {
    ;({ jobs, delivery } = await open(fresh().database, gateways, log))
  }
  beforeEach(() => {
    jobs = undefined
  })
  afterEach(async () => {
    await jobs?.stop()
    await fresh().database.query('delete from jobs.job')
  })
  const retryNow = () =>
    soon(async () => {
      const { rows } = await fresh().database.query(
        `update jobs.job set start_after = now() where state = 'retry' returning id`,
      )
      expect(rows).toHaveLength(1)
    })

  it('go to the mail server as they are written, one to each', async () => {
    const smtp = await smtpServer()
    await start(chooseGateways({ smtpUrl: smtp.url }, undefined))
    await delivery.deliver(code)
    await soon(() => expect(smtp.received).toHaveLength(1))
    const [mail] = smtp.received
    expect(mail).toMatchObject({ from: 'support@aurora.example', to: ['anna@example.com'] })
    expect(mail?.data).toMatch(/^From: Aurora <support@aurora\.example>\r$/m)
    expect(mail?.data).toMatch(/^To: .*anna@example\.com.*\r$/m)
    expect(mail?.data).toMatch(/^Subject: 012345 is your code for Aurora\r$/m)
    expect(mail?.data).toContain('Your code to set a new password: 012345')
    await smtp.close()
  })

  it('never reach more than one, whatever stands in an address or a subject', async () => {
    const smtp = await smtpServer()
    await start(chooseGateways({ smtpUrl: smtp.url }, undefined))
    const args = { id: 1, uid: 0, name: 'x', email: 'x', subject: 'a\r\nBcc: all@example.com', message: 'm' }
    await delivery.deliver({ ...code, template: 'feedback', args, replyTo: 'a@b.cc\r\nBcc: all@example.com' })
    await soon(() => expect(smtp.received).toHaveLength(1))
    expect(smtp.received[0]?.to).toEqual(['anna@example.com'])
    expect(smtp.received[0]?.data).not.toMatch(/^Bcc:/im)
    await smtp.close()
  })

  it('carry an invitation to the studio, in the default language of the site', async () => {
    const smtp = await smtpServer()
    await start(chooseGateways({ smtpUrl: smtp.url }, undefined))
    const live = createLiveSite(await starterSite())
    const send = createInvitationLetters({ delivery, live, siteUrl: () => 'https://casino.example' })
    const letter = { email: 'ada@example.com', token: 'x'.repeat(43), invitedBy: 'Grace' }
    const expiresAt = new Date(Date.now() + 7 * 86_400_000)
    const sent = await fresh().database.transaction((tx) => send({ ...letter, expiresAt }, tx))
    expect(sent).toBe(true)
    await soon(() => expect(smtp.received).toHaveLength(1))
    expect(smtp.received[0]?.to).toEqual(['ada@example.com'])
    const text = smtp.received[0]?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(text).toMatch(/^Subject: Grace has invited you to the Aurora studio\r$/m)
    expect(text).toContain(`https://casino.example/studio/invitation#${letter.token}`)
    expect(text).toContain('within 7 days')
    await smtp.close()
  })

  it('are tried again while the mail server is busy, and no more once it refuses', async () => {
    const smtp = await smtpServer((asked) =>
      asked === 0 ? '451 Later' : asked === 1 ? '250 OK' : '550 Nobody',
    )
    const said: unknown[] = []
    const note = (...line: unknown[]) => said.push(line)
    await start(chooseGateways({ smtpUrl: smtp.url }, undefined), { warn: note, error: note })
    await delivery.deliver(code)
    await retryNow()
    await soon(() => expect(smtp.received).toHaveLength(1))
    await delivery.deliver(code)
    await soon(() => expect(JSON.stringify(said)).toContain('a letter was refused'))
    await soon(async () => {
      const { rows } = await fresh().database.query('select distinct state from jobs.job')
      expect(rows).toEqual([{ state: 'completed' }])
    })
    const log = said.map((line) => String(JSON.stringify(line, errorsToo)))
    expect(log.join('\n')).not.toMatch(/anna|012345/)
    await smtp.close()
  })

  it('wait while the mail server is gone, and come once each when it is back, but for those that are worth nothing by then', async () => {
    const smtp = await smtpServer()
    smtp.goAway()
    await start(chooseGateways({ smtpUrl: smtp.url }, undefined))
    const { query } = fresh().database
    for (const to of ['anna@example.com', 'ben@example.com']) await delivery.deliver({ ...code, to })
    await delivery.deliver({ ...code, to: 'late@example.com', expires: Date.now() - 1 })
    const states = async () =>
      (await query('select state::text, count(*)::int from jobs.job group by 1 order by 1')).rows
    await soon(async () =>
      expect(await states()).toEqual([
        { state: 'completed', count: 1 },
        { state: 'retry', count: 2 },
      ]),
    )
    expect(smtp.received).toEqual([])
    smtp.comeBack()
    await query(`update jobs.job set start_after = now() where state = 'retry'`)
    await soon(async () => expect(await states()).toEqual([{ state: 'completed', count: 3 }]))
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(['anna@example.com', 'ben@example.com'])
    await smtp.close()
  })

  it('as texts go to the gateway, again after it failed', async () => {
    const sms = await smsServer(503)
    await start(chooseGateways({ smsUrl: sms.url }, undefined))
    await delivery.deliver(text)
    await retryNow()
    await soon(() => expect(sms.taken).toHaveLength(2))
    const [, second] = sms.taken
    expect(second?.body).toEqual({ to: '+37120000001', text: expect.stringContaining('012345') })
    expect(second?.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`)
    await sms.close()
  })

  it('go into the outbox where there is nothing else, with the code for tests', async () => {
    const sandbox = await createSandbox({ database: fresh().database, log: silentLog })
    await start(chooseGateways({}, sandbox.url))
    await delivery.deliver(code)
    await delivery.deliver(text)
    const outbox = async (to: string) => (await fetch(`${sandbox.url}/sandbox/outbox?to=${to}`)).json()
    await soon(async () =>
      expect(await outbox('anna@example.com')).toMatchObject([
        { channel: 'email', subject: '012345 is your code for Aurora', code: '012345' },
      ]),
    )
    await soon(async () =>
      expect(await outbox('37120000001')).toMatchObject([{ channel: 'sms', code: '012345' }]),
    )
    await sandbox.close()
  })

  it('about a code that is over are not sent any more', async () => {
    const sms = await smsServer()
    await start(chooseGateways({ smsUrl: sms.url }, undefined))
    await delivery.deliver({ ...text, expires: Date.now() - 1 })
    await soon(async () => {
      const { rows } = await fresh().database.query('select state from jobs.job')
      expect(rows).toEqual([{ state: 'completed' }])
    })
    expect(sms.taken).toEqual([])
    await sms.close()
  })

  it('cannot be read where they wait', async () => {
    await start(chooseGateways({ smsUrl: 'http://127.0.0.1:9/nobody' }, undefined))
    await delivery.deliver(text)
    const { rows } = await fresh().database.query('select data, output from jobs.job')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/37120000001|012345/)
  })
})

describe('without a way to send', () => {
  it('an operator is told which setting is missing, and a caller gets a typed error', async () => {
    const gateways = chooseGateways({}, undefined)
    expect(gateways.missing).toEqual([
      expect.stringContaining('set SMTP_URL'),
      expect.stringContaining('set SMS_URL'),
    ])
    const { database, drop } = await freshPostgres()
    const reach = await testReach(database)
    const live = createLiveSite(await starterSite())
    const delivery = createDelivery({ ...reach, live, gateways })
    await drop()
    expect(() => delivery.require('email')).toThrow(/SMTP_URL/)
  })
})

describe('two processes on one Postgres', () => {
  it('send every letter once', async () => {
    const shared = await freshPostgres()
    const other = await openPostgres(shared.url)
    const sms = await smsServer()
    const both = await Promise.all(
      [shared.database, other].map((database) =>
        open(database, chooseGateways({ smsUrl: sms.url }, undefined)),
      ),
    )
    const numbers = Array.from({ length: 30 }, (_, at) => `3712000${String(at).padStart(4, '0')}`)
    await Promise.all(numbers.map((to, at) => both[at % 2]?.delivery.deliver({ ...text, to })))
    await soon(() => expect(sms.taken.length).toBeGreaterThanOrEqual(numbers.length))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(sms.taken.map(({ body }) => (body as { to: string }).to).sort()).toEqual(
      numbers.map((to) => `+${to}`),
    )
    await Promise.all(both.map(({ jobs }) => jobs.stop()))
    await sms.close()
    await other.close()
    await shared.drop()
  })
})

function errorsToo(_key: string, value: unknown): unknown {
  return value instanceof Error ? { message: value.message, stack: value.stack, cause: value.cause } : value
}
