/** Facts of a site that offers two services to sign in with. */
export const offeredSite = {
  auth: {
    socials: [
      { id: 'aurora-id', name: 'Aurora ID', icon: 'arc', service: 'aurora_id' },
      { id: 'northmail', name: 'Northmail', icon: 'compass', service: 'northmail' },
    ],
  },
}
