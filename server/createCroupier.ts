import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/compiler/compileRelease.ts'
import { buildServer } from './buildServer.ts'
import { contentPlugin } from './content/contentPlugin.ts'
import { LiveContent } from './content/LiveContent.ts'
import { seedSite } from './content/seedSite.ts'
import type { Database } from './db/Database.ts'
import { openDatabase } from './db/openDatabase.ts'
import { builtAssets, siteAssets } from './gateway/assets.ts'
import { developmentTemplate } from './gateway/developmentTemplate.ts'
import { gatewayPlugin } from './gateway/gatewayPlugin.ts'
import { platformProxy, proxiedSession } from './gateway/platformProxy.ts'
import { readTemplate } from './gateway/readTemplate.ts'
import { healthRoutes } from './health.ts'
import { metricsRoute } from './metrics.ts'
import { createPlatform, type Platform } from './platform/createPlatform.ts'
import { platformPlugin } from './platform/platformPlugin.ts'
import type { Settings } from './settings.ts'

const root = join(import.meta.dirname, '..')

export type Croupier = {
  app: FastifyInstance
  database: Database
  live: LiveContent
  platform: Platform
  /** Answers what is under way, then lets go of everything. */
  close: () => Promise<void>
}

export type CroupierOptions = {
  /** Folder of the definitions that a new database starts with. */
  site?: string
  /** Folder of the built app. */
  dist?: string
  /** Serve the browser's code from its sources, through Vite. */
  development?: boolean
}

/** The three parts of the server, brought together on one database; it does not listen yet. */
export async function createCroupier(settings: Settings, options: CroupierOptions = {}): Promise<Croupier> {
  const site = options.site ?? join(root, 'schemas/site')
  const dist = options.dist ?? join(root, 'dist')
  const compiler = createCompiler({ operationFields })
  const database = await openDatabase(settings)
  const app = await buildServer(settings)
  await seedSite(database, site, compiler)
  const live = await LiveContent.open(database, {
    onError: (error) => app.log.error({ err: error }, 'the live release could not be followed'),
  })
  const platform = createPlatform(database, live)

  healthRoutes(app, async () => {
    if (!live.ready()) return 'a live release'
    return database.health().then(
      () => undefined,
      () => 'the database',
    )
  })
  metricsRoute(app)
  const { platformUrl, publicUrl } = settings
  const origin = publicUrl ? { publicUrl } : {}
  await app.register(contentPlugin, { database, live, compiler, ...origin })
  if (platformUrl) await platformProxy(app, platformUrl)
  else {
    await app.register(platformPlugin, {
      handlers: platform.handlers,
      findSession: platform.sessions.session,
      ...origin,
    })
  }
  await siteAssets(app, join(site, 'assets'))
  if (!options.development) await builtAssets(app, dist)
  gatewayPlugin(app, {
    live,
    template: options.development ? await developmentTemplate(app, root) : await readTemplate(dist),
    session: platformUrl ? proxiedSession(platformUrl) : platform.sessions.facts,
    publicUrl,
    ...(options.development ? { development: true } : {}),
  })

  return {
    app,
    database,
    live,
    platform,
    async close() {
      await app.close()
      platform.stop()
      live.close()
      await database.close()
    },
  }
}
