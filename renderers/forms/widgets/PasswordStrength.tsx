import { type RefObject, useEffect, useRef } from 'react'
import { useFormContext } from '../formContext.ts'
import styles from './strength.module.css'

type Judge = typeof import('#schemas/rules/passwordStrength.ts').passwordStrength
const levels = ['guessable', 'weak', 'fair', 'good', 'strong'] as const

/**
 * How strong a password is, while it is typed: in words and in the length of a bar. Written straight into its elements,
 * so that typing renders nothing; what judges comes with the list of common passwords, when the box is entered first.
 */
export function PasswordStrength({
  id,
  name,
  box,
}: {
  id: string
  name: string
  box: RefObject<HTMLInputElement | null>
}) {
  const { session, host } = useFormContext()
  const bar = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const element = box.current
    let judge: Judge | undefined
    let isGone = false
    const write = () => {
      const password = element?.value ?? ''
      if (!bar.current || !words.current || isGone) return
      bar.current.hidden = judge === undefined || password === ''
      if (judge === undefined || password === '') {
        words.current.textContent = ''
        return
      }
      const level = judge(password)
      const text = host.t({ key: 'forms.ui.passwordStrength', args: { level } })
      if (words.current.textContent !== text) words.current.textContent = text
      bar.current.dataset.level = level
      bar.current.setAttribute('aria-valuenow', String(levels.indexOf(level)))
      bar.current.setAttribute('aria-valuetext', text)
    }
    const load = async () => {
      try {
        judge ??= (await import('#schemas/rules/passwordStrength.ts')).passwordStrength
        write()
      } catch (error) {
        host.report(error, `strength of ${name}`)
      }
    }
    if (element && (element === document.activeElement || element.value !== '')) void load()
    element?.addEventListener('focus', load)
    element?.addEventListener('input', write)
    const unsubscribe = session.topics.subscribe(`value/${name}`, write)
    return () => {
      isGone = true
      element?.removeEventListener('focus', load)
      element?.removeEventListener('input', write)
      unsubscribe()
    }
  }, [session, host, name, box])
  return (
    <div className={styles.strength}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a meter element each in their own way. */}
      <div
        ref={bar}
        id={`${id}-strength`}
        className={styles.bar}
        role="meter"
        aria-label={host.t('forms.ui.passwordStrengthLabel')}
        aria-valuemin={0}
        aria-valuemax={levels.length - 1}
        aria-valuenow={0}
        hidden
      />
      <p ref={words} className={styles.words} aria-live="polite" />
    </div>
  )
}
