/** What the server and the browser call the frame of the chat. */
export const chatFrame = {
  path: '/chat-frame',
  /** Of the element that says which chat. */
  dataId: 'chat',
} as const
