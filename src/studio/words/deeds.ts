/** What staff do, as the audit names it. */
const deeds: Readonly<Record<string, string>> = {
  save: 'Saved',
  delete: 'Deleted',
  discard: 'Discarded',
  rename: 'Renamed',
  review: 'Reviewed',
  import: 'Imported',
  upload: 'Uploaded',
  publish: 'Published',
  rollback: 'Rolled back',
  unpublish: 'Took back',
  approve: 'Approved',
  withdraw: 'Took an approval back',
  comment: 'Commented',
  settle: 'Settled a comment',
  uncomment: 'Took a comment back',
  schedule: 'Scheduled',
  reschedule: 'Moved what is scheduled',
  unschedule: 'Cancelled what was scheduled',
  refuse: 'Refused at its moment',
  add_staff: 'Added a member',
  change_staff: 'Changed a member',
  change_password: 'Changed their password',
  end_sessions: 'Signed out devices',
  add_factor: 'Added a second factor',
  remove_factor: 'Removed a second factor',
  reset_factors: 'Took all second factors away',
  renew_recovery_codes: 'Made new recovery codes',
  use_recovery_code: 'Used a recovery code',
  refuse_code: 'Entered a wrong code',
  sign_in: 'Signed in',
  sign_out: 'Signed out',
}

/** One that has no word yet is shown as the audit has it. */
export const deedName = (action: string): string => deeds[action] ?? action

export const deedNames = Object.entries(deeds).map(([value, label]) => ({ value, label }))
