import { expect, it } from 'vitest'
import { createNames } from './createNames.ts'

const known = { 'sr:competitor:1': { en: 'Riga', lv: 'Rīga' }, 'sr:competitor:2': { de: 'Wenden' } }

it('reads each name once, and has it in the language of the reader, else in English, else as there is', async () => {
  const asked: string[][] = []
  const names = createNames(async (_kind, ids) => {
    asked.push(ids)
    return Object.entries(known).filter(([id]) => ids.includes(id))
  })
  const all = [...Object.keys(known), 'sr:competitor:3', 'sr:competitor:1']
  const lv = await names.of('competitor', all, 'lv')
  expect(all.map(lv)).toEqual(['Rīga', 'Wenden', undefined, 'Rīga'])
  const ru = await names.of('competitor', all, 'ru')
  expect(all.map(ru)).toEqual(['Riga', 'Wenden', undefined, 'Riga'])
  // Who is not known may be, the next time.
  expect(asked).toEqual([[...Object.keys(known), 'sr:competitor:3'], ['sr:competitor:3']])
})

it('answers whole although everything is forgotten while it reads', async () => {
  const names = createNames(async (_kind, ids) => {
    names.forget()
    return Object.entries(known).filter(([id]) => ids.includes(id))
  })
  await names.of('competitor', ['sr:competitor:1'], 'en')
  const nameOf = await names.of('competitor', Object.keys(known), 'en')
  expect(Object.keys(known).map(nameOf)).toEqual(['Riga', 'Wenden'])
})
