/** Texts of the live chat, which come with it: the name of its frame. */
export const chatTexts = ['chat.title'] as const
