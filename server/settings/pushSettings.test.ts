import { expect, it } from 'vitest'
import webPush from 'web-push'
import { readPushSettings } from './pushSettings.ts'

const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()]
const right = {
  VAPID_PUBLIC_KEY: one.publicKey,
  VAPID_PRIVATE_KEY: one.privateKey,
  VAPID_SUBJECT: 'mailto:push@casino.example',
}

it('pushes nothing unless it is told how', () => {
  expect(readPushSettings({})).toEqual({ problems: [] })
})

it('takes a pair of keys, a subject and more push services', () => {
  expect(
    readPushSettings({ ...right, PUSH_SERVICES: 'https://push.example, http://localhost:9' }).push,
  ).toEqual({
    ...one,
    subject: 'mailto:push@casino.example',
    services: ['https://push.example', 'http://localhost:9'],
  })
})

it.each([
  [{ ...right, VAPID_SUBJECT: '' }, /^VAPID_SUBJECT must be set too$/],
  [{ ...right, VAPID_SUBJECT: 'push@casino.example' }, /^VAPID_SUBJECT must be an address/],
  [{ ...right, VAPID_PRIVATE_KEY: other.privateKey }, /must be a pair/],
  [{ ...right, VAPID_PUBLIC_KEY: 'short' }, /must be a pair/],
  [{ ...right, PUSH_SERVICES: 'push.example' }, /^PUSH_SERVICES must be origins/],
])('names what is wrong, and no value', (env, expected) => {
  const { push, problems } = readPushSettings(env)
  expect(push).toBeUndefined()
  expect(problems).toEqual([expect.stringMatching(expected)])
  expect(problems.join()).not.toContain(one.privateKey)
})
