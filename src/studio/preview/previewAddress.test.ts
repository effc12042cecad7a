import { expect, it } from 'vitest'
import { previewAddress } from './previewAddress.ts'

const look = { locale: 'de', player: 'anonymous', form: 'empty' } as const

it('keeps the query and the fragment of the page', () => {
  expect(previewAddress('t', '/faq?open=1#end', { ...look, theme: 'dark', form: 'errors' })).toBe(
    '/preview/t/faq?open=1&preview-locale=de&preview-theme=dark&preview-player=anonymous&preview-form=errors#end',
  )
})

it('takes an address without its first slash', () => {
  expect(previewAddress('t', 'faq', look)).toBe('/preview/t/faq?preview-locale=de&preview-player=anonymous')
})
