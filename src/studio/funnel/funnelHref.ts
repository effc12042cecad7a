/** Address of what is known of visits to a form. */
export const funnelHref = (form: string): string => `/funnel/${encodeURIComponent(form)}`
