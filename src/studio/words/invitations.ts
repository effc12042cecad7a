/** Why a link opens nothing, by what the server calls it. */
const reasons: Readonly<Record<string, string>> = {
  InvitationUsedException:
    'Somebody has joined by it already. If it was you, sign in; if not, tell whoever invited you.',
  InvitationRevokedException: 'It was taken back. Ask whoever invited you.',
  InvitationReplacedException: 'A newer one was sent to you. Open that.',
  InvitationExpiredException: 'It has expired. Ask whoever invited you for another.',
}

/** Of invitations to the staff. */
export const invitationWords = {
  invite: 'Invite somebody',
  lead: 'They get a link that is good once, and choose by it how they sign in. Nobody else knows their password.',
  taken: 'Somebody with that e-mail is there already.',
  waiting: 'Invited',
  expired: 'Expired',
  about: (by: string, when: string, until: string) => `By ${by}, ${when}; good until ${until}`,
  again: 'Send again',
  againTo: (email: string) => `Send again to ${email}`,
  revoke: 'Take back',
  revokeOf: (email: string) => `Take the invitation of ${email} back`,
  revokeAsk: 'The link that they have opens nothing then.',
  revoked: 'Taken back',
  linkOf: (email: string) => `Invitation for ${email}`,
  sent: 'A letter with this link is on its way. You may also give it to them yourself.',
  unsent: 'No letter is sent from here: give them this link yourself, so that nobody else sees it.',
  link: 'Link',
  once: (until: string) => `Good once, until ${until}. It is not shown again.`,
  copy: 'Copy',
  copied: 'Copied',
  title: 'You are invited',
  from: (by: string, role: string) => `${by} invites you to the studio, as ${role.toLowerCase()}.`,
  until: (when: string) => `This invitation is good until ${when}.`,
  nameHint: 'Colleagues see it beside what you do.',
  way: 'How you will sign in',
  byPassword: 'By a password',
  byPasskey: 'By a passkey',
  byPasskeyHint: 'Kept by your device, a key or a password manager; opened by your finger, face or PIN.',
  password: 'Password',
  passwordHint: 'At least 12 characters.',
  join: 'Join',
  over: 'This invitation opens nothing',
  reason: (type: string) =>
    reasons[type] ?? 'The link is not whole, or never was one. Copy it again from where you got it.',
} as const
