import { createGrammarChecker, type GrammarChecker } from '../runtime/checkGrammar.ts'
import { createVerdict } from './createVerdict.ts'
import { findGrammar, grammar } from './grammar.ts'

/** The one checker over the whole grammar. */
export const grammarChecker: GrammarChecker = createGrammarChecker(grammar, createVerdict(findGrammar))
