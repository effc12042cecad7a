import { resolveValue } from '#schemas/runtime/bindings.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { Link } from '../../routes/Link.tsx'
import { scopeFacts } from '../../scopeFacts.ts'
import type { BlockView } from '../BlockView.ts'
import { pictureSizes } from '../pictureSizes.ts'
import classes from './ImageBlock.module.css'

/** A picture with its place reserved, so that nothing moves when it comes. */
export function ImageBlock({ props, host, scope }: BlockView<'image'>) {
  const { src, alt, width, height, fit = 'cover', link, eager } = props
  const facts = scopeFacts(host, scope)
  const source = String(resolveValue(src, facts) ?? '')
  if (!/^(\/(?!\/)|https:\/\/)/.test(source)) return null
  const isFirst = eager !== undefined && conditionHolds(eager, facts)
  const { style, ...sizes } = pictureSizes(source, isFirst, `min(100vw, ${width}px)`)
  const picture = (
    <img
      className={classes.image}
      {...sizes}
      alt={alt ? host.t(alt, scope) : ''}
      width={width}
      height={height}
      // A picture that has come would else take the form that it was drawn in, and push what is below.
      style={{ aspectRatio: `${width} / ${height}`, ...(fit === 'cover' && style) }}
      data-fit={fit}
    />
  )
  if (!link) return picture
  return (
    <Link className={classes.link} host={host} link={link} scope={scope}>
      {picture}
    </Link>
  )
}
