import type { Blocks } from '#generated/grammar/types.ts'

/**
 * Keys that follow a block through a publish: by its id, a form by the form it shows, any other by how many of its
 * type stand before it. So a block put in front of a half-filled form does not empty the form.
 */
export function blockKeys(blocks: Blocks): string[] {
  const seen = new Map<string, number>()
  return blocks.map((block) => {
    const form = block?.type === 'form' ? (block.props as { form?: unknown } | undefined)?.form : undefined
    const name = block?.id ? `#${block.id}` : `${block?.type} ${form ?? ''}`
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return `${name} ${count}`
  })
}
