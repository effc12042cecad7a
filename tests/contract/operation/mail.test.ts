import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseGateways } from '../../../server/platform/delivery/chooseGateways.ts'
import { composeLetter } from '../../../server/platform/delivery/composeLetter.ts'
import { LetterRefusedError } from '../../../server/platform/delivery/Letter.ts'
import { smsGateway } from '../../../server/platform/delivery/smsGateway.ts'
import { createLiveSite } from '../../../server/platform/shared/siteSource.ts'
import { starterSite } from '../../fixtures/servers/platformServer.ts'
import { smtpServer } from '../../fixtures/servers/smtpServer.ts'

let smtp: Awaited<ReturnType<typeof smtpServer>>
beforeEach(async () => {
  smtp = await smtpServer()
})
afterEach(() => smtp.close())

const unsubscribe = 'https://casino.example/unsubscribe?contact=a%40b.example&code=c'

async function send(
  settings: { smtpUrl: string; smtpTls?: 'offered' | 'required' },
  template: 'welcome' | 'restore',
) {
  const { email } = chooseGateways({ publicUrl: 'https://casino.example', ...settings }, undefined).byChannel
  const args = {
    link: 'https://casino.example/confirm',
    unsubscribe,
    isSubscribed: true,
    code: '012345',
    minutes: 10,
  }
  const { unsubscribe: _, ...others } = args
  const letter = composeLetter(createLiveSite(await starterSite()), {
    ...{ channel: 'email', to: 'anna@example.com', locale: 'en', template },
    args: template === 'welcome' ? args : others,
  })
  if (!letter || !email) throw new Error('Nothing is sent')
  await email.send(letter)
}

it('calls itself by the name of the site, and says how to get no more of what can be unsubscribed from', async () => {
  await send({ smtpUrl: smtp.url }, 'welcome')
  await send({ smtpUrl: smtp.url }, 'restore')
  expect(smtp.names).toEqual(['casino.example', 'casino.example'])
  const [welcome, restore] = smtp.received.map(({ data }) => data.replace(/\r\n[ \t]+/g, ' '))
  expect(welcome).toMatch(/^List-Unsubscribe: <https:\/\/casino\.example\/hooks\/unsubscribe\?.*code=c>/m)
  expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(restore).not.toMatch(/^List-Unsubscribe/m)
})

it('sends letters as text and as HTML of the same words', async () => {
  await send({ smtpUrl: smtp.url }, 'restore')
  const data = smtp.received[0]?.data ?? ''
  expect(data).toMatch(/^Content-Type: multipart\/alternative;/m)
  const kinds = [...data.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, kind]) => kind)
  expect(kinds).toEqual(['text/plain', 'text/html'])
  expect(data).toContain('Your code to set a new password: 012345')
  // RFC 2045, section 6.7: lines that were broken.
  expect(data.replace(/=\r\n/g, '')).toContain('>012345</b>')
})

it('sends nothing without TLS where that is demanded, and tells why', async () => {
  await expect(send({ smtpUrl: smtp.url, smtpTls: 'required' }, 'restore')).rejects.toThrow(
    /did not take a letter \(ETLS/,
  )
  expect(smtp.received).toEqual([])
})

it('tells what the system says of a server that is not there, and neither who signs in nor whom a letter is for', async () => {
  const sent = send({ smtpUrl: 'smtp://croupier:hunter2@127.0.0.1:1' }, 'restore')
  await expect(sent).rejects.toThrow(/ECONNREFUSED/)
  await expect(sent).rejects.not.toThrow(/hunter2|anna@/)
})

it('keeps letters that are not taken because our own password is another by now', async () => {
  const [, place] = smtp.url.split('//')
  const sent = send({ smtpUrl: `smtp://croupier:hunter2@${place}` }, 'restore')
  await expect(sent).rejects.toThrow(/did not take a letter \(EAUTH, 535\)$/)
  await expect(sent).rejects.not.toBeInstanceOf(LetterRefusedError)
  expect(smtp.received).toEqual([])
})

it.each([
  [400, true],
  [401, false],
  [403, false],
  [422, true],
])('gives a text up that the gateway answers with %d: %j', async (status, isGivenUp) => {
  const gateway = createServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  const from = { name: '', address: '' }
  const letter = { channel: 'sms' as const, to: '37120000001', from, text: 'Your code' }
  const failure = await smsGateway(`http://croupier:hunter2@127.0.0.1:${port}/`)
    .send(letter)
    .catch((error) => error)
  gateway.close()
  expect([failure instanceof Error, failure instanceof LetterRefusedError]).toEqual([true, isGivenUp])
})
