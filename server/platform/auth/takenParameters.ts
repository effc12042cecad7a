import type { UniqueName } from '../accounts/accountRepository.ts'
import type { KnownBy } from '../responsibleGaming/findPerson.ts'
import type { FieldErrors } from '../shared/errors.ts'
import type { OperationInput } from '../shared/operations.ts'

/** What a registration is told of names that other accounts have. */
export function takenParameters(
  kinds: readonly (UniqueName | KnownBy)[],
  input: Pick<OperationInput<'auth.register'>, 'phone'>,
): FieldErrors {
  const phone = input.phone ? 'phone' : 'mobile'
  const parameter = {
    email: 'email',
    phone,
    login: 'login',
    fakename: 'fakename',
    document: 'document_number',
  }
  return Object.fromEntries(kinds.map((kind) => [parameter[kind], [{ code: 'not_unique' }]]))
}
