import { expect, it } from 'vitest'
import type { Actions, FormDefinition, PopupDefinition } from '#generated/grammar/types.ts'
import { checkAsking } from './checkAsking.ts'

const form = {
  submit: { operation: 'cashier.makewithdrawal', label: 'a.b', confirm: { popup: 'burning' } },
} as FormDefinition

const popupDoing = (actions: Actions) => {
  const button = { type: 'button', props: { label: 'a.b', actions } }
  const views = { main: { title: 'a.b', blocks: [{ type: 'stack', slots: { default: [button] } }] } }
  const popup = { kind: 'popup', id: 'burning', dialog: 'confirm', initialView: 'main', views }
  return { popups: new Map([['burning', popup as PopupDefinition]]) }
}

it('takes a popup that can say yes', () => {
  expect(checkAsking(form, popupDoing([{ do: 'confirm' }]))).toEqual([])
})

it('refuses one that can only be closed', () => {
  expect(checkAsking(form, popupDoing([{ do: 'close' }]))).toMatchObject([
    { code: 'popup_confirms_nothing', pointer: '/submit/confirm/popup' },
  ])
})

it('leaves an unknown popup, and forms that ask nothing, to others', () => {
  expect(checkAsking(form, { popups: new Map() })).toEqual([])
  expect(checkAsking({} as FormDefinition, popupDoing([]))).toEqual([])
})
