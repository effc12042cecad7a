import { describe, expect, it } from 'vitest'
import { readPointer } from '../runtime/readPointer.ts'
import { expandActions } from './expandActions.ts'
import { Origins, trailOf } from './origins.ts'

const failures = {
  expired: [{ do: 'close' }, { do: 'call', operation: 'a.b', failures: { default: 'x.inner' } }],
  default: 'x.failed',
}
const track = { do: 'track', event: 'bonus' }
const page = {
  kind: 'page',
  blocks: [
    { type: 'text', text: 'x.y' },
    { type: 'button', actions: [{ do: 'call', operation: 'bonuses.activate', else: [track], failures }] },
  ],
}

describe('failures of the calls in a definition', () => {
  const origins = new Origins()
  const plain = expandActions(page, trailOf('page/a'), origins)
  const call = readPointer(plain, '/blocks/1/actions/0') as Record<string, unknown>

  it('stand in else, behind what stood there', () => {
    expect(Object.keys(call)).toEqual(['do', 'operation', 'else'])
    expect(call.else).toMatchObject([
      track,
      {
        do: 'when',
        // biome-ignore lint/suspicious/noThenProperty: a word of the action
        then: [{ do: 'close' }, { do: 'call', operation: 'a.b', else: [{ do: 'toast', text: 'x.inner' }] }],
        else: [{ do: 'toast', text: 'x.failed', tone: 'error' }],
      },
    ])
  })

  it('leave everything else as it is, and the definition that was written', () => {
    expect(readPointer(plain, '/blocks/0')).toBe(page.blocks[0])
    expect(readPointer(page, '/blocks/1/actions/0/failures')).toBe(failures)
    const other = { kind: 'page', blocks: [{ type: 'text', text: 'x.y' }] }
    expect(expandActions(other, trailOf('page/b'), origins)).toBe(other)
  })

  it.each([
    ['/else/0', '/else/0'],
    ['/else/1', '/failures/expired'],
    ['/else/1/then/0', '/failures/expired/0'],
    ['/else/1/then/1/else/0', '/failures/expired/1/failures/default'],
    ['/else/1/else/0', '/failures/default'],
    ['/else/1/else/0/text', '/failures/default'],
    ['/else/1/if/properties/response/properties/error', '/failures/expired'],
  ])('are told where they were written: %s at %s', (at, written) => {
    const here = '/blocks/1/actions/0'
    expect(origins.locate(plain, 'page/a', here + at)).toEqual({
      definition: 'page/a',
      pointer: here + written,
    })
  })

  it('that are only a default stand for themselves', () => {
    const only = { do: 'call', operation: 'a.b', failures: { default: [{ do: 'close' }] } }
    const made = expandActions({ opened: [only] }, trailOf('page/a'), origins)
    expect(made).toEqual({ opened: [{ do: 'call', operation: 'a.b', else: [{ do: 'close' }] }] })
    expect(origins.locate(made, 'page/a', '/opened/0/else/0').pointer).toBe('/opened/0/failures/default/0')
  })
})

describe('an action with a condition of its own', () => {
  const when = { '/session/authenticated': true }
  const written = {
    kind: 'page',
    opened: [{ do: 'call', when, operation: 'a.b', failures: { default: 'x.failed' } }],
  }
  const origins = new Origins()
  const plain = expandActions(written, trailOf('page/a'), origins)

  it('stands in one that asks it', () => {
    const call = { do: 'call', operation: 'a.b', else: [{ do: 'toast', text: 'x.failed', tone: 'error' }] }
    // biome-ignore lint/suspicious/noThenProperty: a word of the action
    expect(plain).toEqual({ kind: 'page', opened: [{ do: 'when', if: when, then: [call] }] })
  })

  it.each([
    ['/if/~1session~1authenticated', '/when/~1session~1authenticated'],
    ['/then/0/operation', '/operation'],
    ['/then/0/else/0/text', '/failures/default'],
  ])('is told where it was written: %s at %s', (at, pointer) => {
    expect(origins.locate(plain, 'page/a', `/opened/0${at}`)).toEqual({
      definition: 'page/a',
      pointer: `/opened/0${pointer}`,
    })
  })
})
