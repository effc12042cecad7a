/** Why an item cannot be released as asked, in words for an operator. */
export class ReleaseRefusedError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ReleaseRefusedError'
  }
}
