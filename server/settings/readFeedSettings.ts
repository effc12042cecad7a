import type { AmqpAccess } from '../platform/sportsbook/feed/uof/amqpFeed.ts'
import { isSafeUrl } from './isSafeUrl.ts'

type Environment = Readonly<Record<string, string | undefined>>

const names = ['URL', 'TOKEN', 'MESSAGES', 'NODE'] as const

/** More are not told apart by a feed's recoveries. */
const MOST_NODES = 1_000_000

/**
 * How to reach an account of the Unified Odds Feed: the settings SPORTS_FEED_…, or none of them.
 * @returns also what is wrong, named by setting; values are not repeated
 */
export function readFeedSettings(env: Environment): { sportsFeed?: AmqpAccess; problems: string[] } {
  const text = (name: (typeof names)[number]) => env[`SPORTS_FEED_${name}`]?.trim() ?? ''
  if (names.every((name) => text(name) === '')) return { problems: [] }
  const problems: string[] = []
  const [url, token, messages] = [text('URL').replace(/\/+$/, ''), text('TOKEN'), text('MESSAGES')]
  for (const name of ['URL', 'TOKEN', 'MESSAGES'] as const)
    if (text(name) === '') problems.push(`SPORTS_FEED_${name} must be set too`)
  if (url && !isSafeUrl(url))
    problems.push('SPORTS_FEED_URL must be an https URL, or an http one of this machine')
  if (token && !/^[\x21-\x7e]{4,500}$/.test(token))
    problems.push('SPORTS_FEED_TOKEN must be the access token of the account, without spaces')
  if (messages && !isSafeBroker(messages))
    problems.push('SPORTS_FEED_MESSAGES must be a URL like amqps://mq.example.com:5671, without a path')
  const node = text('NODE') || '1'
  if (!/^[1-9]\d{0,6}$/.test(node) || Number(node) > MOST_NODES)
    problems.push(`SPORTS_FEED_NODE must be from 1 to ${MOST_NODES}`)
  return problems.length > 0
    ? { problems }
    : { sportsFeed: { url, token, messages, node: Number(node) }, problems }
}

/** Whether a token may be sent there: by TLS, or within this machine. */
function isSafeBroker(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(text)
  const isLocal = protocol === 'amqp:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const isPlain = (pathname === '' || pathname === '/') && search === '' && hash === ''
  return (protocol === 'amqps:' || isLocal) && hostname !== '' && isPlain
}
