import type { RuleUse } from '#schemas/rules/rule.ts'
import { type FieldErrors, invalidParameters } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { checkValue } from './checkValue.ts'

/**
 * Checks a new password, and that it was typed twice, by the rules of the password of registration.
 * @param names of the player, which it may not be; nor may it be that of the site
 * @throws PlatformError InvalidParameterException at `password` or `password_confirm`
 */
export async function checkPassword(
  live: LiveSite,
  { password, password_confirm }: { password: string; password_confirm?: string | undefined },
  names: readonly string[] = [],
): Promise<void> {
  const errors: FieldErrors = {}
  const { auth, brand } = live.site()
  const context = {
    values: {},
    phoneCountries: [],
    today: '',
    passwordLength: auth.password,
    names: [brand.name, ...names],
  }
  const found = await checkValue(passwordRules(live), password, context)
  if (found.length > 0) errors.password = found
  if (password_confirm !== password)
    errors.password_confirm = [{ code: 'passwords_not_equal', params: { other: 'password' } }]
  if (Object.keys(errors).length > 0) throw invalidParameters(errors)
}

/** Those of the first registration form that asks for a password; a bare one where none does. */
function passwordRules(live: LiveSite): RuleUse[] {
  for (const id of live.site().auth.forms) {
    const rules = live.form(id)?.fields.password?.rules
    if (rules) return [requiredPassword, ...rules.filter(({ rule }) => rule !== 'required')]
  }
  return [requiredPassword, { rule: 'password_length' }, { rule: 'common_password' }]
}

const requiredPassword: RuleUse = { rule: 'required', params: { code: 'insert_password' } }
