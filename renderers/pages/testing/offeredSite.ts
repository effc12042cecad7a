import type { Facts } from '#schemas/runtime/Facts.ts'

/** Facts of a site that offers two services to sign in with. */
export const offeredSite: Facts['site'] = {
  auth: {
    socials: [
      { id: 'aurora-id', name: 'Aurora ID', icon: 'arc', service: 'aurora_id' },
      { id: 'northmail', name: 'Northmail', icon: 'compass', service: 'northmail' },
    ],
  },
}
