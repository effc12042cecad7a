import { errorCodes, type FastifyError, type FastifyInstance, type RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import description from '#generated/content-api.json' with { type: 'json' }
import type { Database } from '../db/Database.ts'
import { createHosts, type Hosts } from '../http/createHosts.ts'
import { answerError } from './answerError.ts'
import type { ContentError } from './ContentError.ts'
import type { Compiler } from './Definition.ts'
import { createFunnel } from './funnel/createFunnel.ts'
import { createFunnelAlarms, type SendAlarm } from './funnel/createFunnelAlarms.ts'
import type { LiveContent } from './LiveContent.ts'
import type { LoyaltyDesk } from './loyalty/LoyaltyDesk.ts'
import type { Previews } from './previews/Previews.ts'
import type { ReleaseCompiler } from './ReleaseCompiler.ts'
import { ReleaseEvents } from './ReleaseEvents.ts'
import { colleagueOperations } from './routes/colleagueOperations.ts'
import { deliveryOperations } from './routes/deliveryOperations.ts'
import { draftOperations } from './routes/draftOperations.ts'
import { exchangeOperations } from './routes/exchangeOperations.ts'
import { factorOperations } from './routes/factorOperations.ts'
import { funnelOperations } from './routes/funnelOperations.ts'
import { invitationOperations } from './routes/invitationOperations.ts'
import { loyaltyOperations } from './routes/loyaltyOperations.ts'
import { mediaOperations } from './routes/mediaOperations.ts'
import type { ContentContext, Operation, OperationId, Operations } from './routes/Operation.ts'
import { passkeyOperations } from './routes/passkeyOperations.ts'
import { previewOperations } from './routes/previewOperations.ts'
import { releaseOperations } from './routes/releaseOperations.ts'
import { routeOfOperation } from './routes/routeOfOperation.ts'
import { scheduleOperations } from './routes/scheduleOperations.ts'
import { sessionOperations } from './routes/sessionOperations.ts'
import { sourceOperations } from './routes/sourceOperations.ts'
import { sportsOperations } from './routes/sportsOperations.ts'
import { staffOperations } from './routes/staffOperations.ts'
import { translationOperations } from './routes/translationOperations.ts'
import { createSchedule, type ScheduleServices } from './schedule/createSchedule.ts'
import type { OpenSource } from './source/openSource.ts'
import type { SportsDesk } from './sports/SportsDesk.ts'
import type { SecondFactorRule } from './staff/due.ts'
import { createFactors, type Vault } from './staff/factors/createFactors.ts'
import { createInvitations, type SendInvitation } from './staff/invitations/createInvitations.ts'
import { createPasskeys } from './staff/passkeys/createPasskeys.ts'
import { validatorCompiler } from './validatorCompiler.ts'

export interface ContentOptions {
  database: Database
  live: LiveContent
  /** Domains under which players reach the site; that of `publicUrl` alone where it is left out. */
  hosts?: Hosts
  compiler: Compiler
  releases: ReleaseCompiler
  previews: Previews
  /** By which what is scheduled is carried out. */
  jobs: ScheduleServices['jobs']
  /** Called when what was scheduled could not be published. */
  onRefused?: () => void
  publicUrl?: string
  /** Keeps secrets of staff. */
  vault: Vault
  /** Who must have a second factor; nobody when it is left out. */
  secondFactor?: SecondFactorRule
  /** Passkeys are used only with a `publicUrl`; without one, by what requests say, when it is left out. */
  needsPublicUrl?: boolean
  /** For how many days an invitation to the staff is good; 7 when it is left out. */
  invitationDays?: number
  /** How invitations are sent; by nothing but the hands of who invites when it is left out. */
  sendInvitation?: SendInvitation
  /** How whoever publishes is told that fewer visitors complete a form; in the studio alone when it is left out. */
  sendAlarm?: SendAlarm
  /** Bytes that the files of the library may come to; no end to them when it is left out. */
  mediaQuota?: number
  /** The CMS that the site takes definitions from. */
  source?: OpenSource
  /** Through which staff reach the sportsbook; none where another platform runs it. */
  sports?: SportsDesk
  /** Through which staff reach loyalty programmes; none where another platform runs them. */
  loyalty?: LoyaltyDesk
  /** What the site is called. */
  siteName?: () => string
  clock?: () => number
  /** Is told how to count the event streams that are open. */
  watchStreams?: (count: () => number) => void
  /** For tests. */
  events?: ConstructorParameters<typeof ReleaseEvents>[1]
}

/**
 * The content API, mounted from its description. Needs @fastify/cookie on the server. Register it without
 * fastify-plugin: it has its own body parsers, validation and error answers.
 */
export async function contentPlugin(app: FastifyInstance, options: ContentOptions): Promise<void> {
  const { database, live, compiler, releases, previews, publicUrl } = options
  const hosts = options.hosts ?? createHosts(live, publicUrl)
  const events = new ReleaseEvents(live, { hosts, ...options.events })
  options.watchStreams?.(() => events.size)
  // Before the server waits for open connections, of which the streams would never end.
  app.addHook('preClose', async () => events.close())

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  // The glue warns of every described type without a parser, also of one that is only ever answered.
  app.addContentTypeParser(['text/event-stream', 'image/*', 'audio/*'], (_request, _body, done) =>
    done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()),
  )
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler<FastifyError | ContentError>((error, request, reply) =>
    answerError(error, request, reply, { database, compiler }),
  )

  const { jobs, onRefused, vault, secondFactor = 'optional', siteName = () => 'Croupier', clock } = options
  const factors = createFactors({
    ...{ database, vault, rule: secondFactor, issuer: () => `${siteName()} Studio` },
    ...(clock && { clock }),
  })
  const passkeys = createPasskeys({ database, vault, factors, siteName })
  const { invitationDays = 7, sendInvitation = async () => false } = options
  const schedule = createSchedule({ database, releases, jobs, log: app.log, ...(onRefused && { onRefused }) })
  const funnel = createFunnel({ database, live, log: app.log })
  const { sendAlarm = async () => {} } = options
  const alarms = createFunnelAlarms({ database, live, funnel, log: app.log, send: sendAlarm })
  const context: ContentContext = {
    database,
    compiler,
    releases,
    previews,
    schedule,
    funnel,
    alarms,
    factors,
    passkeys,
    invitations: createInvitations({ database, passkeys, days: invitationDays, send: sendInvitation }),
    needsPublicUrl: options.needsPublicUrl ?? false,
    secondFactor,
    mediaQuota: options.mediaQuota ?? Number.MAX_SAFE_INTEGER,
    live,
    hosts,
    events,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(options.source && { source: options.source }),
    ...(options.sports && { sports: options.sports }),
    ...(options.loyalty && { loyalty: options.loyalty }),
  }
  const operations = {
    ...deliveryOperations(context),
    ...sessionOperations(context),
    ...factorOperations(context),
    ...passkeyOperations(context),
    ...staffOperations(context),
    ...invitationOperations(context),
    ...draftOperations(context),
    ...previewOperations(context),
    ...releaseOperations(context),
    ...scheduleOperations(context),
    ...exchangeOperations(context),
    ...translationOperations(context),
    ...funnelOperations(context),
    ...colleagueOperations(context),
    ...mediaOperations(context),
    ...sourceOperations(context),
    ...loyaltyOperations(context),
    ...sportsOperations(context),
  } satisfies Operations
  const routes = new Map<string, Partial<RouteOptions>>(
    Object.entries(operations).map(([id, operation]) => [
      id,
      routeOfOperation(context, operation as Operation<OperationId>),
    ]),
  )
  await app.register(openapiGlue, {
    specification: description,
    operationResolver: (id: string) => {
      const route = routes.get(id)
      if (route === undefined) throw new Error(`The operation ${id} has no handler`)
      return route as RouteOptions
    },
  })
  await schedule.start()
  funnel.start()
  alarms.start()
  app.addHook('onClose', async () => {
    schedule.stop()
    alarms.stop()
    await funnel.stop()
  })
}
