import { BlockList, isIP } from 'node:net'
import type { PushAccess } from '../platform/push/PushAccess.ts'
import type { AmqpAccess } from '../platform/sportsbook/feed/uof/amqpFeed.ts'
import type { SumsubSettings } from '../platform/verification/sumsubProvider.ts'
import { type ChatSettings, readChatSettings } from './chatSettings.ts'
import { type ContentUsersSettings, readContentUsersSettings } from './contentUsersSettings.ts'
import { gameOriginProblems } from './gameOriginProblems.ts'
import { type OauthService, readOauthSettings } from './oauthSettings.ts'
import { parseBusUrl } from './parseBusUrl.ts'
import { readPushSettings } from './pushSettings.ts'
import { type Access, type CallKeys, readAccess, readCallKeys } from './readAccess.ts'
import { readFeedSettings } from './readFeedSettings.ts'
import { readStrapiSettings, type StrapiSettings } from './strapiSettings.ts'
import { readSumsubSettings } from './sumsubSettings.ts'

/** Everything an operator may set, read from the environment once, at start. */
export interface Settings {
  /** TCP port; 0 asks the system for a free one. */
  port: number
  host: string
  /** Directory of the embedded database; unused when `databaseUrl` is set. */
  dataDir: string
  /** `postgres://…`; holds a password, so never log it. */
  databaseUrl?: string
  /** The same database past the pooler that `databaseUrl` leads to; holds a password too. */
  databaseDirectUrl?: string
  /** `nats://…` or `tls://…`: what carries notices in place of the database; may hold a password, so never log it. */
  busUrl?: string
  /** Origin under which players reach the site, without a trailing slash. */
  publicUrl?: string
  /** Header in which whoever stands in front says which country a visitor is in, in small letters. */
  countryHeader?: string
  /** The operator's own platform that `/api` is passed on to, without a trailing slash. */
  platformUrl?: string
  /** `smtp://…`; may hold a password, so never log it. */
  smtpUrl?: string
  /** `required` sends no letter without TLS. */
  smtpTls: 'offered' | 'required'
  /** Where text messages are posted to; may hold a password, so never log it. */
  smsUrl?: string
  /** With what the first administrator of the studio signs in. */
  studioEmail: string
  studioPassword?: string
  /** `required`: whoever may publish has a second factor. */
  staffSecondFactor: 'optional' | 'required'
  /** Days for which an invitation to the staff is good. */
  staffInvitationDays: number
  /** Bytes that the files of the studio's library may come to. */
  mediaQuota: number
  demoPassword?: string
  /** Services of social sign-in by name; secret. */
  oauth: Record<string, OauthService>
  /** The provider that verifies players; secret. */
  sumsub?: SumsubSettings
  /** The payment service that moves money; secret. */
  bridge?: Access
  /** Origins besides ours and the provider's that players are sent to for a payment. */
  paymentOrigins: readonly string[]
  /** The provider of games; secret. */
  games?: Access
  /** Origins besides the provider's that its games and their covers come from. */
  gameOrigins: readonly string[]
  /** Keys of the third party whose sportsbook the site shows; secret. */
  sportsbook?: CallKeys
  /** The account of a sports feed; its token is secret. */
  sportsFeed?: AmqpAccess
  /** What `SPORTS` says; undefined when it says nothing. */
  sports?: boolean
  /** With what notices are pushed to the devices of players; secret. */
  push?: PushAccess
  /** What signs who is here for the chat, which is secret, and where its frame is. */
  chat: ChatSettings
  /** The CMS that the site takes definitions from; secret. */
  strapi?: StrapiSettings
  /** Users of the content backend; secret. */
  contentUsers?: ContentUsersSettings
  /** Origin under which browsers reach the games of the sandbox, where that is not its listener on this machine. */
  sandboxGamesOrigin?: string
  /** Token of the messenger's bot that the mini-app belongs to; secret. */
  telegramBotToken?: string
  /** Seconds for which what the messenger signed opens the mini-app. */
  miniAppMaxAge: number
  /** What `SANDBOX` says; undefined when it says nothing. */
  sandbox?: boolean
  /** Addresses besides this machine's own that may read `/metrics`. */
  metricsAllow?: BlockList
  /** Seconds for which the server goes on serving after it was told to end and says that it is not ready. */
  drainSeconds: number
  logLevel: LogLevel
  /** True when `NODE_ENV` is `production`. */
  production: boolean
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** All bad settings at once, each with what was expected. Values are not repeated: they may be secret. */
export class SettingsError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`These settings are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
    this.problems = problems
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws SettingsError naming every bad setting */
export function readSettings(env: Environment): Settings {
  const problems: string[] = []

  /** An empty variable counts as unset: compose files and shells leave them behind. */
  function read<T>(name: string, expected: string, parse: (text: string) => T | undefined): T | undefined {
    const text = env[name]?.trim()
    if (text === undefined || text === '') return undefined
    const value = parse(text)
    if (value === undefined) problems.push(`${name} must be ${expected}`)
    return value
  }

  const oauth = readOauthSettings(env)
  const { sumsub, problems: sumsubProblems } = readSumsubSettings(env)
  const { access: bridge, problems: bridgeProblems } = readAccess(env, 'PAYMENTS')
  const { access: games, problems: gameProblems } = readAccess(env, 'GAMES')
  const { keys: sportsbook, problems: sportsbookProblems } = readCallKeys(env, 'SPORTSBOOK')
  const { strapi, problems: strapiProblems } = readStrapiSettings(env)
  const { contentUsers, problems: contentUsersProblems } = readContentUsersSettings(env)
  const { push, problems: pushProblems } = readPushSettings(env)
  const { chat, problems: chatProblems } = readChatSettings(env)
  const { sportsFeed, problems: feedProblems } = readFeedSettings(env)
  const settings: Settings = {
    port: read('PORT', 'a whole number from 0 to 65535', parsePort) ?? 3000,
    host: read('HOST', 'a host name or an IP address', parseHost) ?? '127.0.0.1',
    dataDir: read('DATA_DIR', 'the path of a directory', parsePath) ?? '.data',
    databaseUrl: read('DATABASE_URL', postgresAddress, parsePostgresUrl),
    databaseDirectUrl: read('DATABASE_DIRECT_URL', postgresAddress, parsePostgresUrl),
    busUrl: read(
      'BUS_URL',
      'a URL like nats://user:password@host:4222 or tls://host:4222, without a path',
      parseBusUrl,
    ),
    publicUrl: read('PUBLIC_URL', 'an origin like https://example.com, without a path', parseOrigin),
    countryHeader: read('COUNTRY_HEADER', 'the name of a header like CF-IPCountry', (text) =>
      /^[a-z][a-z0-9-]{1,60}$/i.test(text) ? text.toLowerCase() : undefined,
    ),
    platformUrl: read(
      'PLATFORM_URL',
      'a URL like https://platform.example.com or https://example.com/platform, without a query',
      parseBaseUrl,
    ),
    smtpUrl: read('SMTP_URL', 'a URL like smtp://user:password@host:587', (text) =>
      parseUrl(text, ['smtp:', 'smtps:']) === undefined ? undefined : text,
    ),
    smtpTls:
      read('SMTP_TLS', 'offered or required', (text) =>
        (['offered', 'required'] as const).find((one) => one === text),
      ) ?? 'offered',
    smsUrl: read('SMS_URL', 'a URL like https://user:password@sms.example.com/send', (text) =>
      parseUrl(text, ['http:', 'https:']) === undefined ? undefined : text,
    ),
    studioEmail:
      read('STUDIO_EMAIL', 'an e-mail address', (text) =>
        /^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined,
      ) ?? 'admin@example.com',
    studioPassword: read('STUDIO_PASSWORD', 'at least 8 characters long', (text) => longerThan(text, 8, 200)),
    staffSecondFactor:
      read('STAFF_SECOND_FACTOR', 'optional or required', (text) =>
        (['optional', 'required'] as const).find((one) => one === text),
      ) ?? 'optional',
    staffInvitationDays:
      read('STAFF_INVITATION_DAYS', 'from 1 to 30 (days)', (text) => parseWhole(text, 1, 30)) ?? 7,
    mediaQuota:
      (read('MEDIA_QUOTA', 'from 1 to 1000000 (MB)', (text) => parseWhole(text, 1, 1_000_000)) ?? 1024) *
      1024 *
      1024,
    demoPassword: read('DEMO_PASSWORD', 'from 6 to 20 characters long', (text) => longerThan(text, 6, 20)),
    oauth: oauth.services,
    ...(sumsub && { sumsub }),
    ...(bridge && { bridge }),
    paymentOrigins:
      read(
        'PAYMENT_ORIGINS',
        'origins like https://pay.example.com, with commas between them',
        parseOrigins,
      ) ?? [],
    ...(games && { games }),
    gameOrigins:
      read(
        'GAME_ORIGINS',
        'origins like https://games.example.com, with commas between them',
        parseOrigins,
      ) ?? [],
    ...(sportsbook && { sportsbook }),
    ...(sportsFeed && { sportsFeed }),
    sports: read('SPORTS', '1 (on) or 0 (off)', parseSwitch),
    chat,
    ...(strapi && { strapi }),
    ...(contentUsers && { contentUsers }),
    ...(push && { push }),
    sandboxGamesOrigin: read(
      'SANDBOX_GAMES_ORIGIN',
      'an origin like https://games.example.com, without a path',
      (text) => {
        const [origin, ...others] = parseOrigins(text) ?? []
        return others.length === 0 ? origin : undefined
      },
    ),
    telegramBotToken: read('TELEGRAM_BOT_TOKEN', 'a token like 123456:ABC-DEF…', parseBotToken),
    miniAppMaxAge:
      read('MINI_APP_MAX_AGE', 'from 60 to 86400 (seconds)', (text) => parseWhole(text, 60, 86_400)) ?? 3600,
    sandbox: read('SANDBOX', '1 (on) or 0 (off)', parseSwitch),
    metricsAllow: read(
      'METRICS_ALLOW',
      'IP addresses or networks like 10.0.0.0/8, with commas between them',
      parseNetworks,
    ),
    drainSeconds:
      read('DRAIN_SECONDS', 'from 0 to 300 (seconds)', (text) => parseWhole(text, 0, 300)) ??
      (env.NODE_ENV === 'production' ? 10 : 0),
    logLevel: read('LOG_LEVEL', `one of ${logLevels.join(', ')}`, parseLogLevel) ?? 'info',
    production: env.NODE_ENV === 'production',
  }
  problems.push(
    ...oauth.problems,
    ...sumsubProblems,
    ...bridgeProblems,
    ...gameProblems,
    ...sportsbookProblems,
    ...strapiProblems,
    ...contentUsersProblems,
    ...pushProblems,
    ...chatProblems,
    ...feedProblems,
  )
  problems.push(...gameOriginProblems(settings))
  if (games && games.key === sportsbook?.key) problems.push('SPORTSBOOK_KEY must be another than GAMES_KEY')
  if (settings.databaseDirectUrl !== undefined && settings.databaseUrl === undefined)
    problems.push('DATABASE_DIRECT_URL must stand beside DATABASE_URL')
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

const postgresAddress = 'a URL like postgres://user:password@host:5432/name'

function parsePostgresUrl(text: string): string | undefined {
  return parseUrl(text, ['postgres:', 'postgresql:']) === undefined ? undefined : text
}

function parseNetworks(text: string): BlockList | undefined {
  const networks = new BlockList()
  for (const network of text.split(',')) {
    const [address = '', prefix, ...more] = network.trim().split('/')
    const family = isIP(address)
    const bits =
      prefix === undefined ? (family === 4 ? 32 : 128) : parseWhole(prefix, 0, family === 4 ? 32 : 128)
    if (family === 0 || bits === undefined || more.length > 0) return undefined
    networks.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6')
  }
  return networks
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

function parseHost(text: string): string | undefined {
  return /^[\w.:-]+$/.test(text) ? text : undefined
}

function parsePath(text: string): string | undefined {
  return text.includes('\0') ? undefined : text
}

function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined
}

function parseBaseUrl(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:'])
  if (url === undefined || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return undefined
  return (url.origin + url.pathname).replace(/\/+$/, '')
}

function parseOrigin(text: string): string | undefined {
  const base = parseBaseUrl(text)
  return base !== undefined && base === new URL(base).origin ? base : undefined
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((part) => parseOrigin(part.trim()))
  // They go into the policy of every page, where other characters have a meaning of their own.
  const isPlain = (origin: string | undefined) =>
    origin !== undefined && /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin)
  return origins.every((origin): origin is string => isPlain(origin)) ? origins : undefined
}

function parseSwitch(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined
}

function parseBotToken(text: string): string | undefined {
  return /^\d+:[\w-]{20,}$/.test(text) ? text : undefined
}

function parseWhole(text: string, least: number, most: number): number | undefined {
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined
}

function parseLogLevel(text: string): LogLevel | undefined {
  return logLevels.find((level) => level === text)
}

function longerThan(text: string, minimum: number, maximum: number): string | undefined {
  return text.length >= minimum && text.length <= maximum ? text : undefined
}
