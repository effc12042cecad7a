import { describe, expect, it } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import { type AuthTypes, tabsOfAuthTypes } from './tabsOfAuthTypes.ts'

const fast = { id: 'fast', label: 'a.fast', component: 'fast', isFast: true, form: 'quick' } as const
const email = { id: 'email', label: 'a.email', component: 'form', form: 'long' } as const
const social = { id: 'social', label: 'a.social', component: 'social' } as const
const buttons: Block = { type: 'social', props: { for: 'registration' } }

const expand = (types: AuthTypes, slots?: Block['slots']) =>
  tabsOfAuthTypes({ type: 'auth-types', id: 'ways', props: { label: 'a.ways' }, slots }, types)

describe('the ways to register', () => {
  it('become tabs in the order of the site definition, each with its form', () => {
    expect(expand([email, fast])).toEqual({
      type: 'tabs',
      id: 'ways',
      props: {
        label: 'a.ways',
        hideSingle: true,
        tabs: [
          { id: 'email', label: 'a.email' },
          { id: 'fast', label: 'a.fast' },
        ],
      },
      slots: {
        email: [{ type: 'form', props: { form: 'long', hideTitle: true } }],
        fast: [{ type: 'form', props: { form: 'quick', hideTitle: true } }],
      },
    })
  })

  it('have the social buttons alone where nothing else is offered', () => {
    const block = expand([social], { social: [buttons] })
    expect(block?.props).toMatchObject({ hideSingle: true, tabs: [{ id: 'social', label: 'a.social' }] })
    expect(block?.slots).toEqual({ social: [buttons] })
  })

  it('leave out what holds nothing', () => {
    expect(Object.keys(expand([fast, social])?.slots ?? {})).toEqual(['fast'])
    expect(expand([])).toEqual({ type: 'stack', id: 'ways', props: {} })
  })
})
