import { expect, it } from 'vitest'
import { describeDevice } from './describeDevice.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:156.0) Gecko/20100101 Firefox/156.0',
    'Firefox 156, Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Chrome 156, Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0',
    'Edge 156, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/30.0 Chrome/140.0 Mobile Safari/537.36',
    'Samsung Internet 30, Android',
  ],
  ['curl/8.0', ''],
  ['<script>alert(1)</script>', ''],
  ['', ''],
])('a device is named by its browser and system: %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
