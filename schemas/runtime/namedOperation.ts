export type OperationAddress = { method: 'GET' | 'POST'; path: string }

/** What the name of an operation says of its address: `account.getInfo` only reads, `auth.login` does something. */
export function namedOperation(id: string): OperationAddress {
  const [controller = '', name = ''] = id.split('.')
  return { method: /^get/i.test(name) ? 'GET' : 'POST', path: `/api/${controller}/${name}` }
}
