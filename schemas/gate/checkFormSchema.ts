import type { FormDefinition, Validators } from '#generated/grammar/types.ts'
import type { JsonSchema } from '../runtime/artefacts.ts'
import { type CompiledFields, compileFields } from '../runtime/compileFields.ts'
import { createFormValidator, type FormValidator, judgeValues } from '../runtime/createFormValidator.ts'
import { memo } from '../runtime/memo.ts'
import type { Finding } from '../runtime/problem.ts'

/**
 * Judges the JSON Schema of a form by the validator that takes forms elsewhere: it must be one, and every option that a
 * field writes down must satisfy it.
 * @param validators rules of the site for fields by name
 */
export function checkFormSchema(form: FormDefinition, validators: Validators = none): readonly Finding[] {
  return judged(form)(validators)
}

const none: Validators = {}

/** Making code of a schema takes milliseconds, so that a form which has not changed is not judged again. */
const judged = memo((form: FormDefinition) => memo((validators: Validators) => judge(form, validators)))

let shared: FormValidator | undefined
/** Forms that it has judged. What Ajv made code with it never lets go, so that it is made anew after a number of them. */
let judgedBy = 0
const MOST = 100

function judge({ fields, submit }: FormDefinition, validators: Validators): Finding[] {
  const compiled = compileFields(fields, { signsIn: submit?.operation === 'auth.login', validators })
  // The metaschema is compiled once for many forms.
  if (judgedBy++ % MOST === 0) shared = undefined
  shared ??= createFormValidator()
  const validator = shared
  const refusedBy = (values: object) => judgeValues(validator, compiled.schema, values)
  try {
    refusedBy({})
    return fields.flatMap(({ sysname }, at) =>
      refusedOptions(compiled, sysname, refusedBy).map((option) => ({
        code: 'refused_option',
        pointer: `/fields/${at}/attributes/options/select`,
        message: `The field ${sysname} offers ${JSON.stringify(option)}, which its rules refuse.`,
        hint: 'Change the option, or the rule, mask, size or regex that it does not fit.',
      })),
    )
  } catch (error) {
    return [noSchema(error, compiled.schema, fields)]
  } finally {
    validator.reset()
  }
}

type Errors = ReturnType<typeof judgeValues>

function refusedOptions(
  { fields }: CompiledFields,
  name: string,
  refusedBy: (values: object) => Errors,
): string[] {
  const rules = Object.hasOwn(fields, name) ? (fields[name]?.rules ?? []) : []
  const options = rules.flatMap((use) => (use.rule === 'one_of' ? use.params.values : []))
  const isRefused = (option: string) =>
    refusedBy({ [name]: option }).some(({ instancePath }) => instancePath === `/${name}`)
  // The empty option stands for no choice.
  return options.map(String).filter((option) => option !== '' && isRefused(option))
}

/** Which of the fields it is, as far as the message says. */
function noSchema(error: unknown, { properties }: JsonSchema, fields: FormDefinition['fields']): Finding {
  const message = error instanceof Error ? error.message : String(error)
  const name = Object.keys(properties).find((one) => message.includes(`/properties/${one}`))
  const at = fields.findIndex(({ sysname }) => sysname === name)
  return {
    code: 'form_schema',
    pointer: at < 0 ? '/fields' : `/fields/${at}`,
    message: `The rules make no JSON Schema: ${message}.`,
    hint: 'Change the parameters of the rules, the size, the mask or the options.',
  }
}
