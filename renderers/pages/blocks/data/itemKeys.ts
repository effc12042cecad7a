import { readPointer } from '#schemas/runtime/readPointer.ts'

/** A key for each item, from what stands at the pointer in it; its place where nothing does. Each key is there once. */
export function itemKeys(items: readonly unknown[], pointer?: string): string[] {
  const seen = new Map<string, number>()
  return items.map((item, index) => {
    const own = pointer === undefined ? undefined : readPointer(item, pointer)
    const name = own === undefined || own === null ? `#${index}` : `=${String(own)}`
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return `${count} ${name}`
  })
}
