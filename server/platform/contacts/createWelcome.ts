import type { AfterCreate } from '../accounts/accountRepository.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import type { Links } from '../delivery/createLinks.ts'

/**
 * The first letter to a new player, with the link that confirms the address that they registered with.
 * @param email the address in the form that is compared; undefined where there is none
 */
export function createWelcome({ delivery, links }: { delivery: Delivery; links: Links }) {
  return (email: string | undefined): AfterCreate =>
    async (tx, { uid, locale, isSubscribed }) => {
      if (email === undefined || !delivery.can('email')) return
      const subject = { uid, type: 'email' as const, contact: email }
      const args = {
        link: links.make('confirmation', subject, locale),
        unsubscribe: links.make('unsubscribe', subject, locale),
        isSubscribed,
      }
      await delivery.deliver({ channel: 'email', to: email, locale, template: 'welcome', args }, tx)
    }
}

export type Welcome = ReturnType<typeof createWelcome>
