/**
 * Events of messages as Freshchat's widget is taken to give them: their form is written down nowhere, so that both spellings of its
 * API are met.
 */
export const freshchatEvents = {
  camel: {
    data: {
      message: {
        channelId: 'channel-1',
        conversationId: 'talk-1',
        messageFragments: [
          { fragmentType: 1, content: 'Hello' },
          { fragmentType: 2, url: 'https://example.com/picture.png' },
          { fragmentType: 1, content: 'where is my money?' },
        ],
      },
    },
  },
  snake: {
    channel_id: 'channel-1',
    conversation_id: 'talk-1',
    message_parts: [{ text: { content: 'Hello' } }, { text: { content: 'where is my money?' } }],
  },
  picture: { data: { message: { channelId: 'channel-1', messageFragments: [{ fragmentType: 2 }] } } },
} as const
