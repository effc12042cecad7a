/** Where whoever was invited to the staff comes in; the token stands behind the `#`, which browsers send to nobody. */
export const invitationPath = '/studio/invitation'
