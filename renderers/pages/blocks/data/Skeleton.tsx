import type { ReactNode } from 'react'
import { useDelayed } from '../../useDelayed.ts'
import classes from './Skeleton.module.css'

type SkeletonProps = {
  /** Its form, by a class and by attributes that its style sheet knows. */
  className: string | undefined
  'data-look'?: string
  'data-type'?: string
  /** What is said of it, once it shows. */
  label: string
  children: ReactNode
}

/** Stands for what is still to come. The place is kept at once, the drawing shows after a while. */
export function Skeleton({ className, label, children, ...form }: SkeletonProps) {
  const isShown = useDelayed(true)
  return (
    <div
      {...form}
      className={`${classes.skeleton} ${className}`}
      role="status"
      data-shown={isShown || undefined}
    >
      {isShown && <span className="visually-hidden">{label}</span>}
      {children}
    </div>
  )
}
