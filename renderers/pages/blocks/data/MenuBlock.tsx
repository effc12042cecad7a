import type { MenuItemArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { Link } from '../../../routes/Link.tsx'
import { onIntent } from '../../../routes/onIntent.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import { BlockFault } from '../../BlockFault.tsx'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import { prefetchActions } from '../../prefetchActions.ts'
import { useStrip } from '../../useStrip.ts'
import classes from './MenuBlock.module.css'

type Look = BlockView<'menu'>['props']['look']
type View = Pick<BlockView<'menu'>, 'host' | 'scope'> & { look: Look }

/** A menu in the page. Of tabs that do not fit, the current one is brought into sight. */
export function MenuBlock({ props, host, scope }: BlockView<'menu'>) {
  const { menu: id, look } = props
  const menu = host.artefact(`menu/${id}`)
  const strip = useStrip(host.facts().route.path)
  if (!menu) {
    return host.hasArtefact(`menu/${id}`) ? (
      <Place look={look} />
    ) : (
      <BlockFault host={host} type="menu" reason={`unknown menu ${id}`} />
    )
  }
  return (
    <nav className={classes.menu} data-look={look} aria-label={host.t(menu.label, scope)}>
      <ul {...strip} className={`strip ${classes.list}`}>
        <Entries items={menu.items} look={look} host={host} scope={scope} />
      </ul>
    </nav>
  )
}

/** The height of a row of entries that are on their way, so that nothing below is pushed when they come. */
function Place({ look }: { look: Look }) {
  return (
    <div className={classes.menu} data-look={look} aria-hidden="true">
      <div className={classes.list}>
        <span className={classes.entry}>{'\u00a0'}</span>
      </div>
    </div>
  )
}

function Entries({ items, host, ...view }: View & { items: readonly MenuItemArtefact[] }) {
  const facts = scopeFacts(host, view.scope)
  return items
    .filter(({ visibleWhen }) => conditionHolds(visibleWhen, facts))
    .map((item) => (
      <li key={JSON.stringify(item.label)}>
        <Entry item={item} host={host} {...view} />
      </li>
    ))
}

function Entry({ item, host, scope, look }: View & { item: MenuItemArtefact }) {
  const { label, icon, note, link, actions = [], items } = item
  const isRow = look === 'rows'
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>
        {host.t(label, scope)}
        {isRow && note && <small className={classes.note}>{` ${host.t(note, scope)}`}</small>}
      </span>
      {isRow && link && <Icon name="forward" size="20px" />}
    </>
  )
  if (items) {
    return (
      <div className={classes.group}>
        <p>{content}</p>
        <ul className={classes.list}>
          <Entries items={items} look={look} host={host} scope={scope} />
        </ul>
      </div>
    )
  }
  if (link) {
    const address = link.route === undefined ? undefined : host.href(link, scope)?.split(/[?#]/)[0]
    const isHere = address === location.pathname
    const isAbove = address !== undefined && location.pathname.startsWith(`${address}/`)
    return (
      <Link
        className={classes.entry}
        host={host}
        link={link}
        scope={scope}
        aria-current={isHere ? 'page' : isAbove || undefined}
      >
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={classes.entry}
      onClick={() => void host.run(actions, scope)}
      {...onIntent(() => prefetchActions(host, actions))}
    >
      {content}
    </button>
  )
}
