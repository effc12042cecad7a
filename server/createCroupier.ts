import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Counter, Registry } from 'prom-client'
import type { LocalesArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { isClosed } from '#schemas/runtime/isClosed.ts'
import pack from '../package.json' with { type: 'json' }
import { createNatsBus } from './bus/createNatsBus.ts'
import { openOperatorSocket } from './commands/operatorSocket.ts'
import { cmsConfigPlugin } from './content/config/cmsConfigPlugin.ts'
import { contentPlugin } from './content/contentPlugin.ts'
import { createCompilerThread } from './content/createCompilerThread.ts'
import { funnelMetrics } from './content/funnel/funnelMetrics.ts'
import { LiveContent } from './content/LiveContent.ts'
import { createMedia } from './content/media/createMedia.ts'
import { Previews } from './content/previews/Previews.ts'
import { samplePlayer } from './content/previews/samplePlayer.ts'
import { ReleaseCompiler } from './content/ReleaseCompiler.ts'
import { releaseSource } from './content/releaseSource.ts'
import { seedSite } from './content/seedSite.ts'
import { openSource } from './content/source/openSource.ts'
import { sourceRepository } from './content/source/sourceRepository.ts'
import { strapiHook } from './content/source/strapi/strapiHook.ts'
import { strapiSource } from './content/source/strapi/strapiSource.ts'
import { readStaffCommand } from './content/staff/staffCommands.ts'
import { readContentUserCommand } from './content/users/contentUserCommands.ts'
import { usersPlugin } from './content/users/usersPlugin.ts'
import type { Database } from './db/Database.ts'
import { isDatabaseAway } from './db/DatabaseAwayError.ts'
import { openDatabase } from './db/openDatabase.ts'
import { builtAssets, siteAssets } from './gateway/assets.ts'
import { buildPlugin } from './gateway/build/buildPlugin.ts'
import { readBuild } from './gateway/build/readBuild.ts'
import { readChatScript } from './gateway/chat/chatFramePage.ts'
import { preferredLocale } from './gateway/chooseLocale.ts'
import { createHeadOf } from './gateway/createHeadOf.ts'
import { askOwnAs, askPlatformAs, createIsThere } from './gateway/createIsThere.ts'
import { developmentTemplate } from './gateway/developmentTemplate.ts'
import { askOwn, askPlatform } from './gateway/drawing/askPlatform.ts'
import { findDrawing } from './gateway/drawing/findDrawing.ts'
import { gatewayPlugin } from './gateway/gatewayPlugin.ts'
import { chatPaths, gamePaths, keepApart } from './gateway/keepApart.ts'
import { createPictures } from './gateway/pictures/createPictures.ts'
import { imageProxy } from './gateway/pictures/imageProxy.ts'
import { mediaPictures } from './gateway/pictures/mediaPictures.ts'
import { platformProxy, proxiedSession } from './gateway/platformProxy.ts'
import { readPreviewScript } from './gateway/previewPages.ts'
import { readTemplate } from './gateway/readTemplate.ts'
import { sandboxProxy } from './gateway/sandboxProxy.ts'
import { studioPlugin } from './gateway/studioPlugin.ts'
import { readWorker } from './gateway/workerScript.ts'
import { buildServer } from './http/buildServer.ts'
import { createHosts } from './http/createHosts.ts'
import { healthRoutes } from './http/health.ts'
import { listeningAt, portOf } from './http/listeningAt.ts'
import { streamPlugin } from './http/stream/streamPlugin.ts'
import { createJobs } from './jobs/createJobs.ts'
import { jobMetrics } from './jobs/jobMetrics.ts'
import { closeCalls } from './maintenance/closeCalls.ts'
import { followMaintenance } from './maintenance/createMaintenance.ts'
import { readMaintenanceCommand } from './maintenance/maintenanceCommands.ts'
import { readCommand } from './platform/cashier/operator/operatorCommands.ts'
import { paymentMetrics } from './platform/cashier/paymentMetrics.ts'
import { paymentHook } from './platform/cashier/provider/paymentHook.ts'
import { readPlayerCommand } from './platform/closing/playerCommands.ts'
import { unsubscribePlugin } from './platform/contacts/unsubscribePlugin.ts'
import { createPlatform, type Platform } from './platform/createPlatform.ts'
import { chooseGateways } from './platform/delivery/chooseGateways.ts'
import { playerSource } from './platform/events/playerSource.ts'
import { gameProviderMetrics } from './platform/games/provider/gameProviderMetrics.ts'
import { watchedGames } from './platform/games/provider/watchedGames.ts'
import { platformPlugin } from './platform/http/platformPlugin.ts'
import { createVault } from './platform/keys/createVault.ts'
import { openKeys } from './platform/keys/openKeys.ts'
import { loyaltyMetrics } from './platform/loyalty/loyaltyMetrics.ts'
import { readLoyaltyCommand } from './platform/loyalty/operator/loyaltyCommands.ts'
import { loyaltyOperator } from './platform/loyalty/operator/loyaltyOperator.ts'
import { walletMetrics } from './platform/seamless/walletMetrics.ts'
import { walletPlugin } from './platform/seamless/walletPlugin.ts'
import { definitionKinds } from './platform/shared/siteSource.ts'
import type { FeedSource } from './platform/sportsbook/feed/FeedSource.ts'
import { sportsSource } from './platform/sportsbook/live/sportsSource.ts'
import { readSportsCommand } from './platform/sportsbook/operator/sportsCommands.ts'
import { sportsOperator } from './platform/sportsbook/operator/sportsOperator.ts'
import { verificationHook } from './platform/verification/verificationHook.ts'
import { giveBackMemory } from './process/giveBackMemory.ts'
import { metricsRoute } from './process/metrics.ts'
import { reachLog } from './process/reachLog.ts'
import { serverMetrics } from './process/serverMetrics.ts'
import { createSandbox, type Sandbox } from './sandbox/createSandbox.ts'
import { chatKeysOf, chatMissing } from './settings/chatKeysOf.ts'
import { contentUserProviders } from './settings/contentUserProviders.ts'
import { framedSettings } from './settings/framedSettings.ts'
import { gameSettings } from './settings/gameSettings.ts'
import { passkeyMissing } from './settings/passkeyMissing.ts'
import { paymentSettings } from './settings/paymentSettings.ts'
import { isSandboxOpen, sandboxAllowed, sandboxSayings } from './settings/sandboxAllowed.ts'
import type { Settings } from './settings/settings.ts'
import { socialSettings } from './settings/socialSettings.ts'
import { sportsSettings } from './settings/sportsSettings.ts'
import { verificationSettings } from './settings/verificationSettings.ts'
import { walletSettings } from './settings/walletSettings.ts'

const root = join(import.meta.dirname, '..')
const noLocales: Pick<LocalesArtefact, 'locales' | 'default'> = { locales: [], default: 'en' }

export type Croupier = {
  app: FastifyInstance
  database: Database
  live: LiveContent
  platform: Platform
  /** Stand-ins for outside parties; not there where they are not allowed. */
  sandbox: Sandbox | undefined
  /** What does not work before the operator sets something, in words for them. */
  missing: readonly string[]
  /** Counts an error of the process that nobody has caught, for `/metrics`. */
  countFault: (kind: 'rejection' | 'exception') => void
  /** Answers what is under way, then lets go of everything. */
  close: () => Promise<void>
}

export type CroupierOptions = {
  /** Folder of the definitions that a new database starts with. */
  site?: string
  /** Folder of the built app. */
  dist?: string
  /** Folder of the built studio. */
  studio?: string
  /** Serve the browser's code from its sources, through Vite. */
  development?: boolean
  /** Who prices sports, in place of whom the settings name. */
  sports?: FeedSource
}

/** The three parts of the server, brought together on one database; it does not listen yet. */
export async function createCroupier(settings: Settings, options: CroupierOptions = {}): Promise<Croupier> {
  const site = options.site ?? join(root, 'schemas/site')
  const dist = options.dist ?? join(root, 'dist')
  const compiler = createCompilerThread({ onEnd: giveBackMemory })
  const database = await openDatabase(settings)
  const app = await buildServer(settings)
  database.onReach(reachLog(app.log))
  await seedSite(database, site, compiler)
  const live = await LiveContent.open(database, {
    kinds: definitionKinds,
    onError: (error) => {
      if (!isDatabaseAway(error)) app.log.error({ err: error }, 'the live release could not be followed')
    },
  })
  const { sandboxGamesOrigin } = settings
  const sandbox = sandboxAllowed(settings)
    ? await createSandbox({
        database,
        log: app.log,
        saysWhatItIs: isSandboxOpen(settings),
        ...(sandboxGamesOrigin && { gamesOrigin: sandboxGamesOrigin }),
      })
    : undefined
  const jobs = await createJobs(database, app.log)
  const gateways = chooseGateways(settings, sandbox?.url)
  const verification = verificationSettings(settings, sandbox?.url)
  const payment = paymentSettings(settings, sandbox?.url)
  const gaming = gameSettings(settings, sandbox?.url)
  const sports = sportsSettings(settings, sandbox?.url)
  const priced = options.sports ?? sports.source
  const framed = framedSettings(settings, sandbox?.url)
  const chatKeys = chatKeysOf(settings, sandbox?.url)
  const bus = settings.busUrl && !settings.platformUrl ? createNatsBus(settings.busUrl, app.log) : undefined
  const registry = new Registry()
  const keys = await openKeys(database)
  const { platformUrl, publicUrl } = settings
  const siteUrl = () => publicUrl ?? `http://localhost:${portOf(app) ?? settings.port}`
  const askAs = platformUrl ? askPlatformAs(platformUrl) : askOwnAs(app)
  const isThere = createIsThere(askAs)
  const platform = createPlatform(database, live, {
    headOf: createHeadOf(live, isThere),
    ...(!settings.platformUrl && { watch: paymentMetrics(registry, database) }),
    vouching: socialSettings(settings, sandbox?.url),
    ...(verification.provider && { verifier: verification.provider }),
    ...(payment.provider && { payments: payment.provider }),
    ...(gaming.provider && { games: watchedGames(gaming.provider, gameProviderMetrics(registry)) }),
    ...(priced && { sports: priced }),
    ...(bus && { bus }),
    ...(settings.push && { push: settings.push }),
    framed,
    chatKeys,
    walletKeys: walletSettings(settings, sandbox?.url),
    reach: {
      jobs,
      keys,
      gateways,
      siteUrl,
      log: app.log,
    },
  })
  if (!settings.platformUrl) {
    await platform.reach.start()
    await platform.promotions.cashbacks.start()
    await platform.tournaments.start()
    await platform.cashier.start()
    await platform.games.start()
    await platform.exports.start()
    await platform.freeRounds.start()
    await platform.rewards.start()
    await platform.push.start()
    platform.bets.start()
  }
  // Invitations to the studio are sent beside an operator's platform too.
  else await platform.reach.delivery.start()

  const maintenance = await followMaintenance(database, (error) => {
    if (!isDatabaseAway(error)) app.log.error({ err: error }, 'the maintenance switch could not be read')
  })
  const isDisabled = () => {
    const site = live.artefact<SiteArtefact>('site/main')
    return site !== undefined && isClosed(site)
  }
  closeCalls(app, { closedFor: maintenance.closedFor, isDisabled })

  /** What operators ask for while this process holds the database. */
  const readOperators = (line: readonly string[], by: string) => {
    const [first, ...rest] = line
    if (first === 'maintenance') {
      const command = readMaintenanceCommand(rest, by)
      return command && ((say: (line: string) => void) => command(database, say))
    }
    if (first === 'staff') {
      const command = readStaffCommand(rest, by)
      return command && ((say: (line: string) => void) => command(database, say))
    }
    if (first === 'content-users') {
      const command = readContentUserCommand(rest, by)
      return command && ((say: (line: string) => void) => command(database, say))
    }
    if (first === 'players' && !settings.platformUrl) {
      const command = readPlayerCommand(rest, by)
      return command && ((say: (line: string) => void) => command(database, say))
    }
    if (first === 'sports' && !settings.platformUrl) {
      const command = readSportsCommand(rest, by)
      return command && ((say: (line: string) => void) => command(database, say))
    }
    if (first === 'loyalty' && !settings.platformUrl) {
      const command = readLoyaltyCommand(rest, by)
      return command && ((say: (line: string) => void) => command(database, say))
    }
    const command = settings.platformUrl ? undefined : readCommand(line, by)
    return command && ((say: (line: string) => void) => command(platform.cashier.operator, say))
  }

  healthRoutes(app, async () => {
    if (!live.ready()) return 'a live release'
    return database.health().then(
      () => undefined,
      () => 'the database',
    )
  })
  metricsRoute(app, registry, settings.metricsAllow)
  jobMetrics(registry, database)
  funnelMetrics(registry, database, live)
  if (!settings.platformUrl) loyaltyMetrics(registry, database)
  const streams: Record<string, () => number> = settings.platformUrl ? {} : { player: platform.events.size }
  serverMetrics(registry, { database, bus, streams, dataDir: settings.dataDir, version: pack.version })
  const faults = new Counter({
    name: 'process_faults_total',
    help: 'Errors that nobody has caught',
    labelNames: ['kind'],
    registers: [registry],
  })
  const refusedReleases = new Counter({
    name: 'content_scheduled_refused_total',
    help: 'Scheduled releases that could not be published at their moment',
    registers: [registry],
  })
  const hosts = createHosts(live, publicUrl)
  const origin = publicUrl ? { publicUrl } : {}
  const releases = new ReleaseCompiler(compiler)
  const previews = new Previews({ database, live, releases, key: keys.of('previews') })
  const { strapi } = settings
  const source = strapi
    ? openSource({
        ...{ database, releases, registry, log: app.log, source: strapiSource(strapi) },
        pollMs: strapi.pollSeconds * 1000,
        mediaQuota: settings.mediaQuota,
      })
    : undefined
  if (!source) await sourceRepository.clear(database.drizzle)
  if (source && strapi && strapi.webhookSecrets.length > 0)
    await app.register(strapiHook, { secrets: strapi.webhookSecrets, hint: source.hint })
  if (source) app.addHook('onListen', source.start)
  await app.register(contentPlugin, {
    ...{ database, live, hosts, compiler, releases, previews, jobs, ...origin },
    vault: createVault(keys.of('staff')),
    secondFactor: settings.staffSecondFactor,
    needsPublicUrl: settings.production,
    invitationDays: settings.staffInvitationDays,
    // What is in the outbox of a sandbox everybody can read.
    ...(settings.smtpUrl && { sendInvitation: platform.reach.sendInvitation }),
    sendAlarm: platform.reach.sendFormAlarm,
    mediaQuota: settings.mediaQuota,
    ...(source && { source }),
    ...(!settings.platformUrl && {
      sports: { ...sportsOperator, names: platform.nameSelections },
      loyalty: loyaltyOperator,
    }),
    siteName: () => live.artefact<SiteArtefact>('site/main')?.brand.name ?? 'Croupier',
    onRefused: () => refusedReleases.inc(),
    watchStreams: (count) => {
      streams.release = count
    },
  })
  // As clients of Strapi ask; beside an operator's own platform all below /api is that one's.
  const prefixes: [string, ...string[]] = platformUrl ? ['/content/api'] : ['/content/api', '/api']
  await app.register(cmsConfigPlugin, { live, prefixes })
  const { contentUsers } = settings
  if (contentUsers)
    await app.register(usersPlugin, {
      ...{ ...contentUsers, database, siteUrl, prefixes },
      vault: createVault(keys.of('content users')),
      providers: contentUserProviders({ ...platform.social, siteUrl }),
      send: platform.reach.sendContentUserLetter,
      localeOf: (header) => {
        const { locales, default: usual } = live.artefact<LocalesArtefact>('locales/main') ?? noLocales
        const codes = locales.map(({ code }) => code)
        return preferredLocale(codes, header) ?? usual
      },
    })
  // Beside an operator's own platform a page follows that one by itself (decision 0320).
  const told = {
    player: playerSource(platform.events, platform.sessions.session),
    sports: sportsSource(platform.topics),
  }
  streamPlugin(app, {
    sources: { releases: releaseSource(live, hosts), ...(platformUrl ? {} : told) },
    watch: (count) => {
      streams.page = count
    },
  })
  // What is offered at which prices stands in the site.
  live.subscribe(platform.topics.changeAll)
  if (platformUrl) await platformProxy(app, platformUrl, hosts.ownOriginOf)
  else {
    await app.register(platformPlugin, {
      handlers: platform.handlers,
      findSession: platform.sessions.session,
      refuseExcluded: platform.protection.refuseExcluded,
      ...origin,
      originOf: hosts.ownOriginOf,
      ...(settings.countryHeader && { countryHeader: settings.countryHeader }),
    })
    if (verification.provider) await app.register(verificationHook, platform)
    if (payment.provider) await app.register(paymentHook, platform)
    await app.register(walletPlugin, { seamless: platform.seamless, watch: walletMetrics(registry) })
    await app.register(unsubscribePlugin, { database, links: platform.reach.links })
    // Nothing of a start waits for it: what is bet on comes within seconds.
    app.addHook('onListen', async () => platform.sports.start())
    // Before the server waits for open connections, of which the streams would never end.
    app.addHook('preClose', async () => platform.events.close())
  }
  if (sandbox) {
    if (sandboxGamesOrigin) keepApart(app, sandboxGamesOrigin, gamePaths)
    await sandboxProxy(app, sandbox.url, isSandboxOpen(settings))
    app.addHook('onListen', async () => sandbox.setSite(listeningAt(app)))
  }
  if (settings.chat.origin !== undefined) keepApart(app, settings.chat.origin, chatPaths)
  await siteAssets(app, join(site, 'assets'))
  const pictures = createPictures(join(settings.dataDir, 'pictures'))
  void pictures.sweep()
  // Beside an operator's own platform covers are what that answers.
  const cover = settings.platformUrl ? () => undefined : platform.games.cover
  imageProxy(app, pictures, { assets: join(site, 'assets'), cover })
  mediaPictures(app, pictures, createMedia(database))
  if (!options.development) await builtAssets(app, dist)
  const studio = options.studio ?? join(root, 'src/studio/dist')
  await studioPlugin(app, { dist: studio, publicUrl })
  const build = options.development ? { id: 'development', timestamp: Date.now() } : await readBuild(dist)
  buildPlugin(app, { live, build })
  const drawing = options.development ? undefined : await findDrawing(dist)
  const worker = options.development ? undefined : await readWorker(dist)
  gatewayPlugin(app, {
    live,
    hosts,
    list: askAs,
    template: options.development ? await developmentTemplate(app, root) : await readTemplate(dist),
    session: platformUrl ? proxiedSession(platformUrl) : platform.sessions.facts,
    publicUrl,
    countryHeader: settings.countryHeader,
    closedFor: maintenance.closedFor,
    frames: platformUrl ? [] : verification.frames,
    games: gaming.frames,
    sportsbook: (said) => framed(said)?.url.origin,
    payments: [...(platformUrl ? [] : payment.origins), ...settings.paymentOrigins],
    // An operator's own platform talks to whom it will.
    ...(platformUrl ? {} : { socials: platform.social.services.offered }),
    ...(drawing && { drawing }),
    ask: platformUrl ? askPlatform(platformUrl) : askOwn(app),
    isThere,
    previews: {
      open: (token) => previews.open(token),
      player: samplePlayer,
      script: await readPreviewScript(studio),
    },
    ...(worker !== undefined && { worker }),
    chat: {
      script: options.development ? '/src/chatframe/main.ts' : await readChatScript(dist),
      origin: settings.chat.origin,
    },
    ...(options.development ? { development: true } : {}),
  })

  // What the start needed.
  giveBackMemory()

  const isHeld = database.kind === 'pglite'
  const operators = isHeld ? await openOperatorSocket(settings.dataDir, readOperators, app.log) : undefined

  return {
    app,
    database,
    live,
    platform,
    sandbox,
    countFault: (kind) => faults.inc({ kind }),
    missing: [
      ...sandboxSayings(settings),
      ...passkeyMissing(settings),
      ...(settings.platformUrl
        ? []
        : [
            ...gateways.missing,
            ...verification.missing,
            ...payment.missing,
            ...gaming.missing,
            ...sports.missing,
            ...chatMissing(live.artefact<SiteArtefact>('site/main')?.support, chatKeys),
          ]),
    ],
    async close() {
      await operators?.close()
      await app.close()
      await source?.stop()
      await drawing?.close()
      await platform.stop()
      await bus?.close()
      await jobs.stop()
      await sandbox?.close()
      live.close()
      maintenance.close()
      await compiler.close()
      await database.close()
    },
  }
}
