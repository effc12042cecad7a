import type { MethodIcon, MethodTerms } from '#generated/grammar/types.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { Link } from '../../../routes/Link.tsx'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import { findMethod } from './method/findMethod.ts'
import { MethodMark } from './method/MethodMark.tsx'
import classes from './PaymentMethodBlock.module.css'

/** A payment method by its sysname; what the site knows of it comes with the pages that show methods. */
export function PaymentMethodBlock({ props, slot, host, scope }: BlockView<'payment-method'>) {
  const { look, link, level } = props
  const facts = scopeFacts(host, scope)
  const read = (value: typeof props.sysname | undefined) =>
    value === undefined ? '' : String(resolveValue(value, facts) ?? '')
  const sysname = read(props.sysname)
  if (sysname === '') return null
  const method = findMethod(host.artefact('payment-methods/main'), sysname)
  const name = method ? host.t(method.name) : read(props.name) || sysname
  const terms = props.for && method?.descriptions[props.for]
  const Name = level ? (`h${level}` as 'h1' | 'h2' | 'h3' | 'h4') : 'p'
  const inner = slot()
  const isCurrent = read(props.current) === sysname
  const isMark = look === 'mark'
  return (
    <div className={classes.method} data-look={look} data-current={isCurrent || undefined}>
      {look !== 'about' && (
        <span className={classes.marks}>
          {method?.icons.length ? (
            method.icons.map((icon) => <Picture key={icon.dark} icon={icon} look={look} />)
          ) : (
            <MethodMark type={method?.type ?? read(props.methodType)} />
          )}
        </span>
      )}
      <div className={classes.words}>
        {look !== 'about' && (
          <Name className={isMark ? 'visually-hidden' : classes.name}>
            {link ? (
              <Link
                className={classes.cover}
                host={host}
                link={link}
                scope={scope}
                aria-current={isCurrent || undefined}
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </Name>
        )}
        {(look === 'header' || look === 'about') && method && (
          <p className={classes.about}>{host.t(method.descriptions.about)}</p>
        )}
        {terms && <Terms terms={terms} host={host} />}
        {inner}
      </div>
      {link && look === 'row' && <Icon name="forward" />}
    </div>
  )
}

/** Width and height of a mark in px where it is not the usual one. */
const sizes = { header: [77, 48], mark: [39, 24] } as const

/** A mark for the dark theme gives way to the one for the light theme, where there are two. */
function Picture({ icon: { dark, light }, look }: { icon: MethodIcon; look: string }) {
  const [width, height] = sizes[look as keyof typeof sizes] ?? [58, 36]
  const picture = (src: string, scheme?: string) => (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      data-scheme={scheme}
      loading="lazy"
      decoding="async"
    />
  )
  if (light === undefined) return picture(dark)
  return (
    <>
      {picture(dark, 'dark')}
      {picture(light, 'light')}
    </>
  )
}

function Terms({ terms, host }: { terms: MethodTerms } & Pick<BlockView<'payment-method'>, 'host'>) {
  return (
    <dl className={classes.terms}>
      <div>
        <dt>{host.t('methods.part.time')}</dt>
        <dd>{host.t(terms.time)}</dd>
      </div>
      <div>
        <dt>{host.t('methods.part.fees')}</dt>
        <dd>{host.t(terms.fees)}</dd>
      </div>
    </dl>
  )
}
