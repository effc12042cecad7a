/** Event of the window by which the app tells of a notice that the platform has pushed; its detail is what the notice says. */
export const NOTICE = 'notice'
