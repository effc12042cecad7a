import { createElement, type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Markup } from './takeMarkup.ts'

/** What React alone does with a document: it takes over the markup that stands there, and opens a box when a button is pressed. */
function Page({ tree }: { tree: readonly Markup[] }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const draw = (one: Markup, key: number): ReactNode => {
    if (typeof one === 'string') return one
    const [tag, { class: className, for: htmlFor, value: defaultValue, ...attributes }, children] = one
    const press = tag === 'button' && { onClick: open }
    const props = { key, className, htmlFor, defaultValue, ...attributes, ...press }
    return createElement(tag, props, ...children.map(draw))
  }
  return (
    <>
      {tree.map(draw)}
      {isOpen && (
        <div role="dialog" style={{ position: 'fixed', inset: 0, zIndex: 1000, background: 'white' }}>
          Menu
        </div>
      )}
    </>
  )
}

const root = document.getElementById('root')
const tree = document.getElementById('tree')?.textContent
if (root && tree) hydrateRoot(root, <Page tree={JSON.parse(tree)} />)
