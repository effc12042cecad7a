import { Crisp } from 'crisp-sdk-web'
import type { StartWidget } from '../ChatWidget.ts'
import { waitFor } from '../waitFor.ts'

export const startCrisp: StartWidget<'crisp'> = async ({ config, locale, who, opened, closed }) => {
  Crisp.configure(config.websiteId, {
    locale,
    ...(who?.session !== undefined && { tokenId: who.session }),
  })
  Crisp.chat.onChatOpened(opened)
  Crisp.chat.onChatClosed(closed)
  if (who?.email) Crisp.user.setEmail(who.email, who.signature)
  if (who?.first_name) Crisp.user.setNickname(who.first_name)
  // Until it is there, what is asked of it is kept in a list.
  await waitFor(() => typeof window.$crisp?.is === 'function')
  return {
    show: () => Crisp.chat.show(),
    hide: () => {
      Crisp.chat.close()
      Crisp.chat.hide()
    },
    leave() {
      Crisp.setTokenId()
      Crisp.session.reset()
    },
  }
}
