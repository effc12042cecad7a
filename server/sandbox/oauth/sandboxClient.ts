/** How the site is registered with every service of the sandbox; no secret, since anybody can read it here. */
export const sandboxClient = { id: 'croupier', secret: 'sandboxsecret' } as const
