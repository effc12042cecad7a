import { expect, it } from 'vitest'
import { isPushService } from './isPushService.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('sends to %s', (address) => {
  expect(isPushService(address)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example/abc',
  'https://push.apple.com/abc',
  'https://evilpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'http://localhost:9090/abc',
  'nonsense',
])('sends nothing to %s', (address) => {
  expect(isPushService(address)).toBe(false)
})

it('sends to what the operator names, by its whole origin', () => {
  const services = ['http://localhost:9090']
  expect(isPushService('http://localhost:9090/abc', services)).toBe(true)
  expect(isPushService('http://localhost:9091/abc', services)).toBe(false)
})
