/** A text as it stands in HTML, between tags and in quoted attributes. */
export const asHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
