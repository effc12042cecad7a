import { addressKey } from '../../http/addressKey.ts'
import { PlatformError } from '../shared/errors.ts'

/**
 * Bodies that are read at the same time, each of up to 10 MB of memory: in this process, of one player, and from one
 * address, whoever calls from there: nobody can hold all places.
 */
const atOnce = { all: 12, player: 2, address: 4 }

/** How many a player may begin in a minute, whether they end or not. */
const begunInMinute = 30
const minute = 60_000

/** Places for uploads, taken when one begins. */
export function createUploadSlots(now: () => number = Date.now) {
  const taken = new Map<string, number>()
  const begun = new Map<number, number[]>()

  const change = (keys: readonly string[], by: number) => {
    for (const key of keys) {
      const left = (taken.get(key) ?? 0) + by
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  }

  /** Counted before anything of the body is read, so that who breaks off again and again is counted too. */
  function countBegun(uid: number): void {
    const since = now() - minute
    for (const [player, times] of begun) if ((times.at(-1) ?? 0) < since) begun.delete(player)
    const times = (begun.get(uid) ?? []).filter((at) => at >= since)
    if (times.length >= begunInMinute) throw tooMany('Too many files in a minute', 60)
    begun.set(uid, [...times, now()])
  }

  return {
    /** Takes a place and answers what gives it back. @throws PlatformError TooManyRequestsException */
    take(uid: number, ip: string): () => void {
      const limits = {
        all: atOnce.all,
        [`player ${uid}`]: atOnce.player,
        [`address ${addressKey(ip)}`]: atOnce.address,
      }
      const isFull = Object.entries(limits).some(([key, most]) => (taken.get(key) ?? 0) >= most)
      if (isFull) throw tooMany('Too many files at once', 5)
      countBegun(uid)
      const keys = Object.keys(limits)
      change(keys, 1)
      let isBack = false
      return () => {
        if (!isBack) change(keys, -1)
        isBack = true
      }
    },
  }
}

const tooMany = (message: string, resendTime: number) =>
  new PlatformError('TooManyRequestsException', message, { resendTime })
