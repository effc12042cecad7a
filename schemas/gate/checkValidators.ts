import type { SiteDefinition } from '#generated/grammar/types.ts'
import { demandsValue } from '../rules/demandsValue.ts'
import { referencedFields } from '../rules/registry.ts'
import type { RuleUse } from '../rules/rule.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Rules of the site hold in every form that has the field, whatever other fields it has. */
export function checkValidators({ validators = {} }: SiteDefinition, { forms }: SiteIndex): Finding[] {
  const fields = [...forms.values()].flatMap((form) => form.fields)
  const found: Finding[] = []
  for (const [name, uses] of Object.entries(validators)) {
    const pointer = joinPointer('/validators', name)
    const named = fields.filter(({ sysname }) => sysname === name)
    const say = (place: string, code: string, message: string, hint: string) =>
      found.push({ code, pointer: pointer + place, message, hint })
    if (named.length === 0)
      say('', 'unknown_field', `No form has a field ${name}.`, 'Name a field of a form, or remove it.')
    ;(uses as RuleUse[]).forEach((use, at) => {
      if (referencedFields(use).length > 0)
        say(
          `/${at}`,
          'rule_alone',
          `${use.rule} looks at another field, which not every form has.`,
          'Write it into the forms that have both.',
        )
      else if (demands.includes(use.rule) || demandsValue(use))
        say(
          `/${at}`,
          'rule_required',
          `${use.rule} would have every form ask for ${name}.`,
          'Say in the forms where it must be filled in.',
        )
      else if (named.some(({ type }) => type === 'checkbox'))
        say(
          `/${at}`,
          'rule_type',
          `Some form has ${name} as a checkbox, which ${use.rule} never accepts.`,
          'Give the rule to a field of another name.',
        )
    })
  }
  return found
}

/** Rules that refuse an empty value whatever their parameters are. */
const demands: readonly string[] = ['required', 'checked']
