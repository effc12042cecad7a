export type OperationAddress = {
  method: 'GET' | 'POST'
  path: string
  /** It answers 1, as such or as the `value` of an object, where it was done; any other answer means that it was not. */
  saysDone: boolean
}

/** What the name of an operation says of its address and answer: `account.getInfo` only reads, `storage.set` does something. */
export function namedOperation(id: string): OperationAddress {
  const [controller = '', name = ''] = id.split('.')
  const reads = /^get/i.test(name)
  return { method: reads ? 'GET' : 'POST', path: `/api/${controller}/${name}`, saysDone: !reads }
}
