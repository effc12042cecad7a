import ts from 'typescript'

export type FoundName = { line: number; kind: string; name: string }

/** Properties by which code could name a definition of the site. */
const KINDS = ['condition', 'form', 'menu', 'page', 'popup', 'route']
const mayName = new RegExp(`\\b(${KINDS.join('|')})\\b *[:=][^;\\n]{0,80}['"\`]`)
const NAME = /^[a-z][\w/.-]*$/

/**
 * Definitions that code names by a bare string, where no type would tell that there is none any more: routes are named by
 * `linkTo` and `routeNamed`, all else by the site's settings.
 */
export function findNames(file: string, source: string): FoundName[] {
  // To read a file is a hundred times the work of a look at it.
  if (!mayName.test(source)) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: FoundName[] = []
  const visit = (node: ts.Node): void => {
    const isGiven = ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)
    if (isGiven && node.initializer && KINDS.includes(node.name.getText(tree)))
      for (const literal of literalsOf(node.initializer)) {
        if (!NAME.test(literal.text)) continue
        const { line } = tree.getLineAndCharacterOfPosition(literal.getStart(tree))
        found.push({ line: line + 1, kind: node.name.getText(tree), name: literal.text })
      }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function literalsOf(node: ts.Node): ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(node)) return [node]
  if (ts.isJsxExpression(node) && node.expression) return literalsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return [...literalsOf(node.left), ...literalsOf(node.right)]
  return []
}
