import { expect, it } from 'vitest'
import type { PageDefinition } from '#generated/grammar/types.ts'
import { checkButtons } from './checkButtons.ts'

const found = (props: object) => {
  const button = { type: 'button', props: { label: 'home.go', ...props } }
  const blocks = [{ type: 'stack', slots: { default: [button] } }]
  return checkButtons({ kind: 'page', id: 'home', blocks } as unknown as PageDefinition)
}

it.each([{}, { actions: [] }, { link: {} }])('names a button with %j', (props) => {
  expect(found(props)).toMatchObject([{ code: 'idle_button', pointer: '/blocks/0/slots/default/0' }])
})

it.each([{ link: { route: 'index' } }, { actions: [{ do: 'close' }] }])('lets one with %j be', (props) => {
  expect(found(props)).toEqual([])
})
