import type { FastifyRequest } from 'fastify'
import { expect, it, vi } from 'vitest'
import type { Outbox } from '../../../http/stream/Outbox.ts'
import { readWanted, sportsSource } from './sportsSource.ts'

it('reads what a page follows and what it has', () => {
  expect(readWanted('sr:match:1~all~5-x1,sr:match:2~first')).toEqual([
    { event: 'sr:match:1', lines: 'all', have: '5-x1' },
    { event: 'sr:match:2', lines: 'first', have: '' },
  ])
})

it('takes an event once, and nothing that it cannot read', () => {
  expect(readWanted('')).toEqual([])
  expect(readWanted("a~all,b~some,<script>~all,a~first~',a~first~1-1")).toEqual([
    { event: 'a', lines: 'first', have: '1-1' },
  ])
})

it('follows no more than a page can show', () => {
  const many = (lines: string) => Array.from({ length: 200 }, (_, at) => `${lines}:${at}~${lines}`)
  const wanted = readWanted([...many('first'), ...many('all')].join())
  expect(wanted.filter(({ lines }) => lines === 'all')).toHaveLength(20)
  expect(wanted).toHaveLength(100)
})

it('follows nothing where a part of it cannot be had', async () => {
  const left = vi.fn()
  const source = sportsSource({
    follow: async (_events, _language, lines) => {
      if (lines === 'all') throw new Error('the database is away')
      return left
    },
  })
  const open = source.open({} as FastifyRequest, { sports: 'a~first,b~all' }, {} as Outbox, () => true)
  await expect(open).rejects.toThrow('away')
  expect(left).toHaveBeenCalledOnce()
})
