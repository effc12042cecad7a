/** Why something is not done as asked, in words for an operator. */
export class OperatorRefusedError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OperatorRefusedError'
  }
}
