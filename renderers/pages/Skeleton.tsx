import type { ReactNode } from 'react'
import classes from './Skeleton.module.css'
import { useDelayed } from './useDelayed.ts'

type SkeletonProps = {
  /** Its form, by a class and by attributes that its style sheet knows. */
  className: string | undefined
  'data-look'?: string
  'data-type'?: string
  'data-layout'?: string
  'data-waiting'?: string
  /** What is said of it, once it shows; nothing where it is not on its way yet. */
  label: string | undefined
  children: ReactNode
}

/** Stands for what is still to come. The place is kept at once, the drawing shows after a while. */
export function Skeleton({ className, label, children, ...form }: SkeletonProps) {
  const isShown = useDelayed(true)
  return (
    <div
      {...form}
      className={`${classes.skeleton} ${className}`}
      role={label === undefined ? undefined : 'status'}
      data-skeleton=""
      data-shown={isShown || undefined}
    >
      {isShown && label !== undefined && <span className="visually-hidden">{label}</span>}
      {children}
    </div>
  )
}
