import { expect, it, onTestFinished } from 'vitest'
import { PlatformError } from '../shared/errors.ts'
import { readApiDescription } from './apiDescription.ts'
import { describeOperations, type MountedOperation } from './describeOperation.ts'
import { noticeUndescribed, undescribedFailures } from './noticeUndescribed.ts'

it('tells of a failure that its operation does not describe, and of no other', () => {
  const operation = describeOperations(readApiDescription()).find(({ id }) => id === 'storage.set')
  const told: unknown[] = []
  const logged: unknown[] = []
  const listen = (failure: unknown) => void told.push(failure)
  undescribedFailures.subscribe(listen)
  onTestFinished(() => void undescribedFailures.unsubscribe(listen))
  const notice = (error: unknown) =>
    noticeUndescribed(operation as MountedOperation, error, {
      warn: (what: unknown) => void logged.push(what),
    })
  notice(new PlatformError('StorageQuotaExceededException', 'described'))
  notice(new PlatformError('AuthorizationException', 'of every operation with a session'))
  notice(new Error('InternalServerErrorException'))
  expect(told).toEqual([])
  notice(new PlatformError('UserNeedDepositException', 'not described'))
  const undescribed = [{ operation: 'storage.set', type: 'UserNeedDepositException' }]
  expect([told, logged]).toEqual([undescribed, undescribed])
})
