import { expect, it } from 'vitest'
import { requestLog } from './requestLog.ts'

it.each([
  ['/confirm?contact=a@example.com&code=123456', '/confirm'],
  ['/content/previews/abc.1.2.signed/artefacts/hash', '/content/previews/…/artefacts/hash'],
  ['/content/previews', '/content/previews'],
  ['/preview/abc.1.2.signed/faq?preview-locale=en', '/preview/…/faq'],
  ['/preview/abc.1.2.signed', '/preview/…'],
])('%s is logged without what signs in or opens anything', (url, path) => {
  expect(requestLog({ method: 'GET', url, ip: '127.0.0.1' })).toEqual({
    method: 'GET',
    path,
    ip: '127.0.0.1',
  })
})
