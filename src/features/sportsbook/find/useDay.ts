import { useEffect, useState } from 'react'
import { beginningOf, dayAfter, dayAt } from './days.ts'

/** The day that it is for the player; drawn anew when the next begins. */
export function useDay(): string {
  const [day, setDay] = useState(() => dayAt(new Date()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const today = dayAt(new Date())
      setDay(today)
      timer = setTimeout(look, beginningOf(dayAfter(today)).getTime() - Date.now())
    }
    look()
    return () => clearTimeout(timer)
  }, [])
  return day
}
