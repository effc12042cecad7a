import { conditionHolds } from '#schemas/compiler/evaluateCondition.ts'
import { useFormContext, useFormView } from '../formContext.ts'
import styles from './parts.module.css'

/** Where else a player may want to go from here. */
export function FormLinks() {
  const { session, host } = useFormContext()
  const { artefact } = useFormView()
  const facts = session.facts()
  const links = artefact.links.filter(({ visibleWhen }) => conditionHolds(visibleWhen, facts))
  if (links.length === 0) return null
  return (
    <div className={styles.links}>
      {links.map(({ label, prompt, actions }) => {
        const text = host.t(label)
        return (
          <p key={text}>
            {prompt !== undefined && <span>{host.t(prompt)} </span>}
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                host
                  .run(actions, session.scope())
                  .catch((error: unknown) => host.report(error, `link of form ${artefact.id}`))
              }}
            >
              {text}
            </button>
          </p>
        )
      })}
    </div>
  )
}
