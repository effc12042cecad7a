/** One letter or text that the site sends by itself. */
export type LetterKind = {
  channels: readonly ('email' | 'sms')[]
  /** ICU arguments without which the text would be useless: the code in a letter about a code. */
  needs: readonly string[]
  /** Others that it may use, besides `brand`, which every letter has. */
  takes?: readonly string[]
  /** A site need not have words for it, and does without the letter then: those made before there was one have none. */
  isOptional?: boolean
}

/**
 * What the site sends, by template. The words are messages: `mail.<template>.subject` and `.text`, `sms.<template>.text`.
 * Where a code is in it, `minutes` says for how long that is good.
 */
export const letters = {
  /** After a registration by e-mail. Arguments: link, isSubscribed (true or false), unsubscribe (link). */
  welcome: { channels: ['email'], needs: ['link', 'unsubscribe'], takes: ['isSubscribed'] },
  /** A code that finishes a registration, where the site tells nobody who is registered. Argument: code. */
  register: { channels: ['email', 'sms'], needs: ['code'], takes: ['minutes'] },
  /** Instead of that, to whom the contact is registered already. Argument: link (where they sign in). */
  alreadyRegistered: { channels: ['email', 'sms'], needs: ['link'] },
  /** A code that confirms a contact. Arguments: code, link. */
  confirm: { channels: ['email', 'sms'], needs: ['code'], takes: ['minutes', 'link'] },
  /** The second factor of a sign-in. Argument: code. */
  signIn: { channels: ['email', 'sms'], needs: ['code'], takes: ['minutes'] },
  /** A code that turns the two-factor option on or off. Argument: code. */
  twoFactor: { channels: ['email', 'sms'], needs: ['code'], takes: ['minutes'] },
  /** A code that sets a new password. Argument: code. */
  restore: { channels: ['email', 'sms'], needs: ['code'], takes: ['minutes'] },
  /** After the password was changed, or set anew by a code. Argument: removed (how many contacts went that were added just before). */
  passwordChanged: { channels: ['email', 'sms'], needs: [], takes: ['removed'] },
  /**
   * The authenticator app of the account was added or removed, a recovery code was used, or there are new ones. Arguments: state (added,
   * removed, used or renewed), left (how many recovery codes are left).
   */
  authenticatorChanged: { channels: ['email', 'sms'], needs: ['state'], takes: ['left'], isOptional: true },
  /** The player closed the account. */
  accountClosed: { channels: ['email', 'sms'], needs: [], isOptional: true },
  /** Another contact was confirmed. Arguments: contact, type (email or phone). */
  contactConfirmed: { channels: ['email', 'sms'], needs: ['contact'], takes: ['type'] },
  /** An outside service was joined to the account. Argument: service (its name). */
  serviceJoined: { channels: ['email', 'sms'], needs: ['service'] },
  /** An outside service was taken off the account. Argument: service (its name). */
  serviceRemoved: { channels: ['email', 'sms'], needs: ['service'] },
  /** A deposit was booked. Arguments: amount (with its currency), id. */
  depositCaptured: { channels: ['email'], needs: ['amount'], takes: ['id'] },
  /** A withdrawal has arrived. Arguments: amount (with its currency), id. */
  withdrawalPaid: { channels: ['email'], needs: ['amount'], takes: ['id'] },
  /**
   * Money of a deposit went back. Arguments: id, state (refunded, charged_back or failed), amount (that went back), owes (true or
   * false: whether the player owes something now), owed (how much). Both with their currency.
   */
  depositReversed: {
    channels: ['email'],
    needs: ['amount', 'owed'],
    takes: ['id', 'state', 'owes'],
    isOptional: true,
  },
  /** A file of the game history is there. Arguments: link (to the page of the files), days (for which it is kept), rounds. */
  historyReady: { channels: ['email'], needs: ['link'], takes: ['days', 'rounds'], isOptional: true },
  /** To whom an administrator invites to the studio. Arguments: link, name (of the administrator), days (for which it is good). */
  staffInvitation: { channels: ['email'], needs: ['link'], takes: ['name', 'days'], isOptional: true },
  /** To who registered as a user of the content backend. Arguments: link (that confirms the address), hours (for which it is good). */
  contentUserConfirm: { channels: ['email'], needs: ['link'], takes: ['hours'], isOptional: true },
  /** Instead of that, to whom the address belongs already. */
  contentUserExists: { channels: ['email'], needs: [], isOptional: true },
  /**
   * To a user of the content backend who has forgotten the password. Arguments: token (that sets another), minutes (for which it is
   * good), hasLink (true or false: whether there is a page for it), link (to that page, with the token).
   */
  contentUserReset: {
    channels: ['email'],
    needs: ['token'],
    takes: ['minutes', 'hasLink', 'link'],
    isOptional: true,
  },
  /**
   * To who publishes, where fewer visitors send a form since a release changed it. Arguments: form (its id), release, now and before
   * (percent of visits that ended with it sent), visits (since then), link (to its figures in the studio).
   */
  formFallen: {
    channels: ['email'],
    needs: ['form', 'link'],
    takes: ['release', 'now', 'before', 'visits'],
    isOptional: true,
  },
  /** To support. Arguments: id, uid (0: nobody), name, email, subject, message. */
  feedback: { channels: ['email'], needs: ['email', 'message'], takes: ['id', 'uid', 'name', 'subject'] },
} as const satisfies Record<string, LetterKind>

export type LetterTemplate = keyof typeof letters

/** Keys of the messages that a template is made of on a channel. */
export function letterKeys(template: string, channel: 'email' | 'sms'): { subject?: string; text: string } {
  return channel === 'email'
    ? { subject: `mail.${template}.subject`, text: `mail.${template}.text` }
    : { text: `sms.${template}.text` }
}
