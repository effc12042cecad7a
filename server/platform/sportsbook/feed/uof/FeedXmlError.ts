/** What a feed sent cannot be read: what it was, where, and what stands there. */
export class FeedXmlError extends Error {
  override readonly name = 'FeedXmlError'
  /** Name of the message or document: `odds_change`. */
  readonly document: string
  /** Element and attribute, `outcome odds`; left out where it is no XML at all. */
  readonly where: string | undefined

  constructor(document: string, where: string | undefined, said: string) {
    super(where === undefined ? `${document}: ${said}` : `${document}: ${where} is ${said}`)
    this.document = document
    this.where = where
  }
}
