import type { PopupBanner } from '#generated/grammar/types.ts'
import type { ActionScope } from '#renderers/host.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import { conditionHolds } from '#schemas/compiler/evaluateCondition.ts'
import { useApp } from '../AppContext.ts'
import classes from './Dialog.module.css'

/** The picture beside a dialog, above it on phones. */
export function DialogBanner({ banner, scope }: { banner: PopupBanner; scope: ActionScope }) {
  const { host } = useApp()
  const { mobileImage, tabletImage, label, value, addition, compact, visibleWhen } = banner
  if (!conditionHolds(visibleWhen, scopeFacts(host, scope))) return null
  return (
    <div className={classes.banner} data-compact={compact || undefined}>
      <picture>
        <source media="(width >= 768px)" srcSet={tabletImage} />
        <img src={mobileImage} alt="" />
      </picture>
      {(label || value || addition) && (
        <p className={classes.words}>
          {label && <span>{host.t(label, scope)}</span>}
          {value && <strong>{host.t(value, scope)}</strong>}
          {addition && <span>{host.t(addition, scope)}</span>}
        </p>
      )}
    </div>
  )
}
