import ts from 'typescript'

export type Finding = { line: number; what: 'text' | 'fields'; found: string }

/** Attributes that players read or hear. */
const READ = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]
/** Properties under which code hands on what players read. */
const HANDED = ['description', 'hint', 'label', 'placeholder', 'text', 'title']
/** Two letters in a row: a word, not a sign. */
const WORD = /\p{L}{2,}/u
/** A message key, or a name that code gives something: no sentence and no capital at the start. */
const NAME = /^[\p{Ll}\d_$/#.:-][^\s]*$/u

/**
 * What must not stand in code, because definitions have it: words that players read, and lists of form fields.
 * @param fields names of form fields; those that are also names of field types are left out
 */
export function findWords(file: string, source: string, fields: ReadonlySet<string>): Finding[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: Finding[] = []
  const say = (node: ts.Node, what: Finding['what'], text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    found.push({ line: line + 1, what, found: text.trim() })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && WORD.test(node.text)) say(node, 'text', node.text)
    for (const text of shownLiterals(node)) if (WORD.test(text)) say(node, 'text', text)
    const names = namesIn(node).filter((name) => fields.has(name))
    if (names.length > 1) say(node, 'fields', names.join(', '))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Literals that reach the screen where they stand. */
function shownLiterals(node: ts.Node): string[] {
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
    return literals(node.expression)
  if (ts.isJsxAttribute(node) && READ.includes(node.name.getText())) {
    const { initializer } = node
    if (initializer && ts.isStringLiteral(initializer)) return [initializer.text]
    return initializer && ts.isJsxExpression(initializer) && initializer.expression
      ? literals(initializer.expression)
      : []
  }
  if (ts.isPropertyAssignment(node) && HANDED.includes(node.name.getText()))
    return literals(node.initializer).filter((text) => !NAME.test(text))
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const isShown = /\.(textContent|innerText|title)$/.test(node.left.getText())
    return isShown ? literals(node.right) : []
  }
  return []
}

/** The literals that an expression may come to. */
function literals(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('')]
  if (ts.isParenthesizedExpression(node)) return literals(node.expression)
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    const isEither = kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return literals(node.right)
    if (isEither || kind === ts.SyntaxKind.PlusToken) return [...literals(node.left), ...literals(node.right)]
  }
  return []
}

/** The texts of a list of texts. */
function namesIn(node: ts.Node): string[] {
  if (!ts.isArrayLiteralExpression(node)) return []
  return node.elements.filter(ts.isStringLiteral).map(({ text }) => text)
}
