import type { ContentStore } from '../stores/createContentStore.ts'

type CreateRedirects = typeof import('#schemas/runtime/createRedirects.ts')['createRedirects']

let create: CreateRedirects | undefined

/** Loads the editors' redirects and what reads them, a chunk of its own: nobody needs them before they go on. */
export async function loadRedirects(content: Pick<ContentStore, 'ahead'>): Promise<void> {
  const [module] = await Promise.all([
    import('#schemas/runtime/createRedirects.ts'),
    content.ahead('redirects/main'),
  ])
  create = module.createRedirects
}

/** What reads them, where it is here already. */
export function redirectsAtHand(): CreateRedirects | undefined {
  return create
}
