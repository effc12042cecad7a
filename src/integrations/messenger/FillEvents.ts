declare global {
  interface WindowEventMap {
    /** The screen is to be filled, or given back. Cancelled by a messenger that shows the site in a view of its own and does so itself. */
    fill: CustomEvent<boolean>
    /** That messenger has filled it, or given it back. */
    filled: CustomEvent<boolean>
  }
}

/** How games and the messenger's mini-app, which are loaded at other times, speak of the full screen. */
export type FillEvents = Pick<WindowEventMap, 'fill' | 'filled'>
