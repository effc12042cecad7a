/** Links in HTML and in Markdown, with what stands before the address. */
const links = /(href=["']|\]\()(\/(?!\/)[^"'\s)(<>{}]*)(?=["'\s)])/g

/** Addresses within the site that a text leads to, as they are written; none that arguments are put into. */
export const textAddresses = (text: string): string[] =>
  [...text.matchAll(links)].map(([, , address = '']) => address)

/** A text in which some of these addresses are others. */
export const withAddresses = (text: string, change: (address: string) => string): string =>
  text.replace(links, (_, before: string, address: string) => before + change(address))
