import type { MakeSink } from '../Sink.ts'
import { send } from '../send.ts'

/**
 * A customer-data platform of the kind of Bloomreach Engagement, by its batch of commands (`/track/v2/projects/{token}/batch`).
 * A visitor is known by a number that the browser keeps, and whoever signs in by that of the account besides.
 */
export const createPlatformSink: MakeSink<'platform'> = (
  { target, token, key, siteGroup },
  { visitor, renewVisitor },
) => {
  const url = `${target.replace(/\/+$/, '')}/track/v2/projects/${token}/batch`
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Token ${key}` }) }
  const group = siteGroup && { site_group: siteGroup }
  let registered: string | undefined

  function command(name: 'customers' | 'customers/events', data: object): void {
    const customer_ids = { cookie: visitor(), ...(registered && { registered }) }
    send(url, JSON.stringify({ commands: [{ name, data: { customer_ids, ...data } }] }), headers)
  }
  return {
    track({ event, params, common, url: location, at }) {
      const properties = { ...group, ...common, ...params, location }
      command('customers/events', { event_type: event, timestamp: at / 1000, properties })
    },
    identify(uid, common) {
      registered = String(uid)
      command('customers', { properties: { ...group, ...common } })
    },
    anonymise() {
      registered = undefined
      renewVisitor()
    },
  }
}
