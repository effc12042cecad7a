import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FormDefinition, PopupDefinition, RoutesDefinition } from '#generated/grammar/types.ts'
import type { SentForm } from '#schemas/compiler/compileForm.ts'
import { readSite } from '../lib/readSite.ts'
import { compareWithLive } from './compareWithLive.ts'
import { compileSite } from './compileSite.ts'

const folder = fileURLToPath(new URL('../../tests/fixtures/sites/sound/input/', import.meta.url))
let committed: unknown[]

beforeAll(async () => {
  committed = await readSite(folder)
})

/** The committed site after something was changed in it. */
function changed<D extends { kind: string }>(kind: D['kind'], change: (definition: D) => void): unknown[] {
  const copy = structuredClone(committed) as D[]
  for (const definition of copy) if (definition.kind === kind) change(definition)
  return copy
}

describe('a live site that is compared with the committed one', () => {
  it('does not differ from itself, be it read as definitions or as artefacts', () => {
    const same = { differences: [], breaking: [] }
    expect(compareWithLive(committed, { definitions: committed })).toEqual(same)
    const artefacts = JSON.parse(JSON.stringify(compileSite(committed).artefacts))
    expect(compareWithLive(committed, { artefacts })).toEqual(same)
  })

  it('breaks nothing by a new label or an optional field', () => {
    const definitions = changed<FormDefinition>('form', ({ fields }) => {
      const [first] = fields
      if (first) first.attributes.label = 'app.hello'
      fields.splice(1, 0, { sysname: 'nick', type: 'input', attributes: { label: 'app.title' } })
    })
    const { differences, breaking } = compareWithLive(committed, { definitions })
    expect(breaking).toEqual([])
    expect(differences).toEqual([
      '~ form/registration/fields/email/attributes/label: "app.title" -> "app.hello"',
      '+ form/registration/fields/nick: {"sysname":"nick","type":"input","attributes":{"label":"a…',
    ])
  })

  it('breaks code by removed, retyped and newly required fields, and by another operation', () => {
    const definitions = changed<SentForm>('form', (form) => {
      form.fields = form.fields.filter(({ sysname }) => sysname !== 'mobile' && sysname !== 'legacy')
      for (const field of form.fields) {
        if (field.sysname === 'country_code') field.attributes.params = { is_required: true }
        if (field.sysname === 'promo_code') field.type = 'code'
      }
      form.submit.operation = 'auth.restore'
    })
    expect(compareWithLive(committed, { definitions }).breaking).toEqual([
      'form registration submits to auth.restore instead of auth.register',
      'field registration.mobile is gone',
      'field registration.country_code is required now',
      'field registration.promo_code is of the type code instead of input',
    ])
  })

  it('breaks code by routes and texts that it names, when they are gone or take other parameters', () => {
    const definitions = changed<RoutesDefinition>('routes', ({ routes }) => {
      const named = (name: string) => routes.findIndex((route) => route.name === name)
      routes.splice(named('unsubscribe'), 1)
      const game = routes[named('game-sysname')]
      if (game) game.path = '/play/{provider}/{sysname}'
    }).map((one) => {
      const copy = one as { messages?: Record<string, string> }
      if (copy.messages) delete copy.messages['page.notFound']
      return copy
    })
    expect(compareWithLive(committed, { definitions }).breaking).toEqual([
      'route unsubscribe is gone',
      'text page.notFound is gone',
      'route game-sysname has the parameters [provider, sysname] instead of [sysname]',
    ])
  })

  it('breaks code by views that it opens', () => {
    const definitions = changed<PopupDefinition>('popup', ({ views }) => {
      delete views.registration
    })
    expect(compareWithLive(committed, { definitions }).breaking).toEqual([
      'view of the authorization popup registration is gone',
    ])
  })

  it('breaks nothing by what definitions alone name', () => {
    const definitions = changed<RoutesDefinition>('routes', ({ routes }) => {
      const deposit = routes[2]?.children?.[1]
      if (deposit) deposit.path = '/deposit/{method}'
    }).map((one) => {
      const copy = one as { messages?: Record<string, string> }
      if (copy.messages) delete copy.messages['app.count']
      return copy
    })
    const { differences, breaking } = compareWithLive(committed, { definitions })
    expect(breaking).toEqual([])
    expect(differences).not.toEqual([])
  })
})
