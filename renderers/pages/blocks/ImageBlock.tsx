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
  const source = String(resolveValue(src, scopeFacts(host, scope)) ?? '')
  if (!/^(\/(?!\/)|https:\/\/)/.test(source)) return null
  const { style, ...sizes } = pictureSizes(source)
  const picture = (
    <img
      className={classes.image}
      {...sizes}
      {...(sizes.srcSet && { sizes: `min(100vw, ${width}px)` })}
      alt={alt ? host.t(alt, scope) : ''}
      width={width}
      height={height}
      // A picture that has come would else take the form that it was drawn in, and push what is below.
      style={{ aspectRatio: `${width} / ${height}`, ...(fit === 'cover' && style) }}
      data-fit={fit}
      {...(eager !== undefined && conditionHolds(eager, scopeFacts(host, scope))
        ? { fetchPriority: 'high' as const }
        : { decoding: 'async' as const, loading: 'lazy' as const })}
    />
  )
  if (!link) return picture
  return (
    <Link className={classes.link} host={host} link={link} scope={scope}>
      {picture}
    </Link>
  )
}
