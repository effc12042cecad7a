/** A label where it stands among other words: without the tags that it may hold. */
export const plainText = (html: string): string => html.replace(/<[^>]*>/g, '')
