import { expect, it } from 'vitest'
import { hitAddress } from './hitAddress.ts'

const read = (address: string) => {
  expect(address).toMatch(/^\/hit\?/)
  return Object.fromEntries(new URLSearchParams(address.slice(5)))
}

it('tells the page before, the query, and what begins with td_ as one object', () => {
  const search = '?utm_source=mail&td_click=81&td_partner=north%20side&track_id=td_77&redirectUrl=%2Fcashier'
  expect(read(hitAddress(search, 'https://partner.example/casinos'))).toEqual({
    referer: 'https://partner.example/casinos',
    utm_source: 'mail',
    redirectUrl: '/cashier',
    track_id: '{"click":"81","partner":"north side","id":"77"}',
  })
})

it('lets no query say what the browser says, and needs none', () => {
  const forged = '?referer=forged&seon_session=forged&track_id=forged'
  expect(read(hitAddress(forged, '', 'abc'))).toEqual({ seon_session: 'abc' })
  expect(read(hitAddress('', ''))).toEqual({})
})

it('stays as short as proxies take it, whatever the query is', () => {
  const many = Array.from({ length: 200 }, (_, at) => `n${at}=${'x'.repeat(500)}`).join('&')
  const address = hitAddress(`?${many}&td_click=1`, `https://partner.example/${'y'.repeat(5000)}`)
  expect(address.length).toBeLessThan(6100)
  expect(read(address)).toMatchObject({ track_id: '{"click":"1"}', n0: 'x'.repeat(200) })
})
