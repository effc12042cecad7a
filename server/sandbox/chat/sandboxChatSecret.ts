import { randomBytes } from 'node:crypto'

/** With what the site signs who is here for the chat of this process's sandbox; made anew at each start. */
export const sandboxChatSecret = randomBytes(24).toString('hex')
