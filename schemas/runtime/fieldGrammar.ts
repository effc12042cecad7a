import common from '../grammar/common.json' with { type: 'json' }
import form from '../grammar/form.json' with { type: 'json' }
import rules from '../grammar/rules.json' with { type: 'json' }
import type { GrammarSchema } from './walkGrammar.ts'

/** The part of the grammar that describes fields; apart from the rest, because the browser needs it. */
export const fieldGrammar: Readonly<Record<string, GrammarSchema>> = {
  'common.json': common,
  'rules.json': rules,
  'form.json': form,
}
