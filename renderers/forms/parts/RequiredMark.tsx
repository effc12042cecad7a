import styles from './frame.module.css'

/** Seen only: screen readers hear that the control is required. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {' *'}
    </span>
  )
}
