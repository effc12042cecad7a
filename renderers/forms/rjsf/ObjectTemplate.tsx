import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import styles from '../parts/parts.module.css'

/** The fields of a form, side by side where their widths and the screen allow. */
export function ObjectTemplate({ properties }: ObjectFieldTemplateProps) {
  return <div className={styles.grid}>{properties.map((property) => property.content)}</div>
}
