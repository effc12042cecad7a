/** Why a link opens nothing, by what the server calls it. */
const reasons: Readonly<Record<string, string>> = {
  InvitationUsedException:
    'It has already been used. If it was you, sign in; if not, tell whoever invited you.',
  InvitationRevokedException: 'It was revoked. Ask whoever invited you.',
  InvitationReplacedException: 'A newer one was sent to you. Use that.',
  InvitationExpiredException: 'It has expired. Ask whoever invited you for a new one.',
}

/** Of invitations to the staff. */
export const invitationWords = {
  invite: 'Invite somebody',
  lead: 'They get a link that works once, and choose how they sign in. Nobody else knows their password.',
  taken: 'This e-mail is already in use.',
  waiting: 'Invited',
  expired: 'Expired',
  about: (by: string, when: string, until: string) => `By ${by}, ${when}; expires ${until}`,
  again: 'Resend',
  againTo: (email: string) => `Resend to ${email}`,
  revoke: 'Revoke',
  revokeOf: (email: string) => `Revoke the invitation of ${email}`,
  revokeAsk: 'Their link will stop working.',
  revoked: 'Revoked',
  linkOf: (email: string) => `Invitation for ${email}`,
  sent: 'An e-mail with this link is on its way. You can also send it yourself.',
  unsent: 'No e-mail is sent from here: send them this link yourself, so that nobody else sees it.',
  link: 'Link',
  once: (until: string) => `Works once, until ${until}. It is not shown again.`,
  copy: 'Copy',
  copied: 'Copied',
  title: 'You are invited',
  from: (by: string, role: string) => `${by} invites you to the studio, as ${role.toLowerCase()}.`,
  until: (when: string) => `This invitation expires ${when}.`,
  nameHint: 'Colleagues see it beside your changes.',
  way: 'How you will sign in',
  byPassword: 'With a password',
  byPasskey: 'With a passkey',
  byPasskeyHint:
    'Stored on a device, security key or password manager; unlocked by fingerprint, face or PIN.',
  password: 'Password',
  passwordHint: 'At least 12 characters.',
  join: 'Join',
  over: 'This invitation is not valid',
  reason: (type: string) =>
    reasons[type] ?? 'The link is incomplete or wrong. Copy it again from where you got it.',
} as const
