import { invitationPath } from '#schemas/studio/invitationPath.ts'

/** Where whoever was invited comes in. */
export const invitationLink = (token: string): string => `${location.origin}${invitationPath}#${token}`

/** Whether the page was opened by such a link. */
export const isInvitation = (path: string): boolean => path === invitationPath
