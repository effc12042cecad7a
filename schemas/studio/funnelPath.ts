/** Where the studio shows how far visitors come in a form. */
export const funnelPath = (form: string): string => `/studio/funnel/${encodeURIComponent(form)}`
