import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

export type Partner = { port: number; stop: () => Promise<unknown> }
export type Posted = { data: unknown; origin: string }

/** A site of somebody else that shows an address in a frame and keeps the messages that come out of it. */
export async function startPartner(): Promise<Partner> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://partner').searchParams.get('show') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Partner</title><link rel="icon" href="data:,">
      <script>window.messages = []; addEventListener('message', ({ data, origin }) => messages.push({ data, origin }))</script>
      <iframe title="Aurora" width="420" height="700" src="${address.replaceAll('"', '&quot;')}"></iframe>`)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** What the partner's page has heard. */
export function messages(page: Page): Promise<Posted[]> {
  return page.evaluate(() => (window as unknown as { messages: Posted[] }).messages)
}
