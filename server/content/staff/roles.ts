/** What a member of staff may do; each role also may do what those before it may. */
export const roles = ['editor', 'publisher', 'admin'] as const
export type Role = (typeof roles)[number]
