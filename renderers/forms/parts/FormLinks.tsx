import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { scopeFacts } from '../../scopeFacts.ts'
import { useFormContext, useFormView, useTopic } from '../formContext.ts'
import { FormLink } from './FormLink.tsx'
import styles from './parts.module.css'

/** Where else a player may want to go from here. */
export function FormLinks() {
  const { session, host } = useFormContext()
  const { artefact } = useFormView()
  // Conditions may look at values and at what the form stands in, so they are asked again at each commit.
  const held = useTopic(session, 'form', () => heldBy(artefact.links, scopeFacts(host, session.scope())))
  const links = artefact.links.filter((_, at) => held[at] === '1')
  if (links.length === 0) return null
  return (
    <div className={styles.links}>
      {links.map((link) => {
        const text = host.t(link.label, session.scope())
        return (
          <p key={text}>
            {link.prompt !== undefined && <span>{host.t(link.prompt, session.scope())} </span>}
            <FormLink link={link} text={text} />
          </p>
        )
      })}
    </div>
  )
}

/** A text, so that the same answer is the same value: 1 for each link that is there, 0 for one that is not. */
function heldBy(links: FormArtefact['links'], facts: Facts): string {
  return links.map(({ visibleWhen }) => (conditionHolds(visibleWhen, facts) ? '1' : '0')).join('')
}
