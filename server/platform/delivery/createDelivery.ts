import type { FastifyBaseLogger } from 'fastify'
import { type LetterTemplate, letterKeys } from '#schemas/runtime/letters.ts'
import type { Executor } from '../../db/Database.ts'
import type { Jobs } from '../../jobs/createJobs.ts'
import type { Keys } from '../keys/openKeys.ts'
import { seal, unseal } from '../keys/seal.ts'
import { PlatformError } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Gateways } from './chooseGateways.ts'
import { composeLetter } from './composeLetter.ts'
import { type Channel, type LetterOrder, LetterRefusedError } from './Letter.ts'

export type DeliveryServices = {
  jobs: Jobs
  keys: Keys
  live: LiveSite
  gateways: Gateways
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** The port for letters and texts: whoever leaves one here need not wait, nor care how it is sent. */
export function createDelivery({ jobs, keys, live, gateways, log }: DeliveryServices) {
  const key = keys.of('letters')

  async function send({ sealed }: Record<string, unknown>): Promise<void> {
    const order = unseal(key, String(sealed)) as LetterOrder
    const { channel, template, expires } = order
    const gateway = gateways.byChannel[channel]
    if (!gateway) throw new Error(`There is no way to send by ${channel}`)
    if (expires !== undefined && expires <= Date.now()) {
      log.warn({ channel, template }, 'a letter was not sent in time')
      return
    }
    const letter = composeLetter(live, order)
    if (!letter) {
      log.warn({ channel, template }, 'the site has no words for a letter')
      return
    }
    try {
      await gateway.send(letter)
    } catch (error) {
      if (!(error instanceof LetterRefusedError)) throw error
      log.warn({ channel, template, err: error }, 'a letter was refused')
    }
  }

  return {
    can: (channel: Channel): boolean => gateways.byChannel[channel] !== undefined,

    /** Sites made before there was a letter have no words for it. */
    hasWords: (template: LetterTemplate, channel: Channel, locale: string): boolean =>
      live.compiledMessages(locale)?.messages[letterKeys(template, channel).text] !== undefined,

    /** @throws PlatformError InternalServerErrorException that names the setting, where nothing sends by the channel */
    require(channel: Channel): void {
      if (gateways.byChannel[channel]) return
      const setting = channel === 'email' ? 'SMTP_URL' : 'SMS_URL'
      // Not 503, which is the page for maintenance: everything else goes on.
      throw new PlatformError('InternalServerErrorException', `Nothing is sent before ${setting} is set`, {
        status: 501,
      })
    },

    /**
     * Leaves a letter to be sent, sealed: whom it is for and the code in it cannot be read in the jobs.
     * @param executor an open transaction: it is sent once that is through, and never if it is not
     */
    async deliver(order: LetterOrder, executor?: Executor): Promise<void> {
      await jobs.enqueue('deliver', { sealed: seal(key, order) }, executor)
    },

    /** Sends from now on what is left here, in this process. */
    start: () => jobs.work('deliver', send),
  }
}

export type Delivery = ReturnType<typeof createDelivery>
