import type { Executor } from '../../../db/Database.ts'
import { readBasics } from '../../wallet/lockPlayer.ts'
import type { Notices } from '../notices/createNotices.ts'
import type { OfferedLoyalty } from '../offered.ts'
import type { LevelListener, Player, WarningListener } from '../points/Points.ts'

type Services = { offered: Pick<OfferedLoyalty, 'toPlayer'>; notices: Pick<Notices, 'add' | 'addOnce'> }

/** Tells players of levels that they came to, of those that they fell to, and before they do, in the transaction that finds it. */
export function tellLevels({ offered, notices }: Services): {
  changed: LevelListener
  warned: WarningListener
} {
  /** What is told of a level; undefined to who may not be rewarded. */
  async function noticeOf(tx: Executor, { uid, programme }: Player, number: number) {
    const { programmes } = await offered.toPlayer(tx, await readBasics(tx, uid))
    const found = programmes.find((one) => one.number === programme)
    const level = found?.levels.find((one) => one.number === number)
    if (!level) return undefined
    const { name, image } = level
    return { uid, trigger: 'level', amount: BigInt(number), name, ...(image && { image }) } as const
  }

  return {
    async changed(tx, { from, to, ...player }) {
      const notice = await noticeOf(tx, player, to)
      if (notice) await notices.add(tx, { ...notice, type: to > from ? 'credit' : 'debit' })
    },
    async warned(tx, { to, since, ...player }) {
      const notice = await noticeOf(tx, player, to)
      if (notice) await notices.addOnce(tx, { ...notice, type: 'failure' }, since)
    },
  }
}
