import { describe, expect, it } from 'vitest'
import { appendPage, type Pages, renewPages } from './mergePages.ts'

const items = (...ids: number[]) => ids.map((id) => ({ id }))
const ids = ({ items }: Pages) => items.map((item) => (item as { id: number }).id)
const four: Pages = { items: items(9, 8, 7, 6), taken: 4, total: 9 }

describe('appendPage', () => {
  it('puts the next page behind', () => {
    const next = appendPage(four, { items: items(5, 4), total: 9 }, '/id')
    expect(ids(next)).toEqual([9, 8, 7, 6, 5, 4])
    expect(next.taken).toBe(6)
  })

  it('shows an item once that a new one has pushed onto the next page, and asks for the page after it', () => {
    const next = appendPage(four, { items: items(6, 5), total: 10 }, '/id')
    expect(ids(next)).toEqual([9, 8, 7, 6, 5])
    expect(next).toMatchObject({ taken: 6, total: 10 })
  })

  it('keeps items that have nothing to tell them apart', () => {
    const next = appendPage({ items: [{}], taken: 1, total: 2 }, { items: [{}], total: 2 }, '/id')
    expect(next.items).toHaveLength(2)
  })
})

describe('renewPages', () => {
  it('takes each item as it is now', () => {
    const now = [{ id: 9, status: 'paid' }, ...items(8, 7, 6)]
    expect(renewPages(four, { items: now, total: 9 }, '/id').items).toEqual(now)
  })

  it('keeps the last ones where new ones came before them', () => {
    const next = renewPages(four, { items: items(10, 9, 8, 7), total: 10 }, '/id')
    expect(ids(next)).toEqual([10, 9, 8, 7, 6])
    expect(next.taken).toBe(5)
  })

  it('drops what is gone', () => {
    const next = renewPages(four, { items: items(9, 7, 6, 5), total: 8 }, '/id')
    expect(ids(next)).toEqual([9, 7, 6, 5])
    expect(ids(renewPages(four, { items: items(9), total: 1 }, '/id'))).toEqual([9])
    expect(ids(renewPages(four, { items: [], total: 0 }, '/id'))).toEqual([])
  })
})
