import { expect, it } from 'vitest'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { letterHtml } from './letterHtml.ts'

const colours = {
  ...{ background: '#f5f7fb', surface: '#ffffff', raised: '#ffffff', border: '#ccd5e3', text: '#0e1828' },
  ...{ muted: '#4c5a71', accent: '#08725b', onAccent: '#ffffff', money: '#855700', success: '#176f3a' },
  ...{ warning: '#8f5200', danger: '#b81e37' },
}
const site = {
  brand: { name: 'Aurora & Co', company: { name: 'Aurora SIA', number: '4000', address: 'Riga' } },
  theme: {
    ...{ default: 'dark', fontFamily: "'Manrope', sans-serif", radius: 12 },
    themes: {
      dark: { ...colours, scheme: 'dark', background: '#000000' },
      light: { ...colours, scheme: 'light' },
    },
  },
} as unknown as SiteArtefact
const shown = { site, locale: 'en', dir: 'ltr', links: [] } as const

it('shows the paragraphs and lines of the text, in the light colours of the site, under the name of its company', () => {
  const html = letterHtml('One\ntwo\n\nThree', shown)
  expect(html).toContain('>One<br>two</p>')
  expect(html).toContain('>Three</p>')
  expect(html).toContain('background:#f5f7fb')
  expect(html).toContain('>Aurora &amp; Co</p>')
  expect(html).toContain('>Aurora SIA, 4000, Riga</p>')
  expect(html).not.toMatch(/<img|<link|url\(/)
})

it('has links to press and a code to read from afar, and nothing else of the text is HTML', () => {
  const link = 'https://casino.example/confirm?contact=a%40b.example&code=012345'
  const html = letterHtml(`<b>012345</b> "quoted"\n${link}`, { ...shown, links: [link], code: '012345' })
  const address = link.replace('&', '&amp;')
  expect(html).toContain(`<a href="${address}" dir="ltr" style="color:#08725b">${address}</a>`)
  expect(html).toContain(
    '&lt;b&gt;<b dir="ltr" style="font-size:24px">012345</b>&lt;/b&gt; &quot;quoted&quot;',
  )
})

it('is in the language and direction of whom it is for', () => {
  expect(letterHtml('مرحبًا', { ...shown, locale: 'ar', dir: 'rtl' })).toContain('<html lang="ar" dir="rtl">')
})
