import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { Flag } from './Flag.tsx'

const element = document.createElement('div')
const root = createRoot(element)
afterEach(() => {
  root.unmount()
  element.remove()
})

it('comes when it is within 100 px of what is seen of the list around it, and not before', async () => {
  document.body.append(element)
  root.render(
    <div style={{ blockSize: 200, overflowY: 'auto' }}>
      {['LV', 'DE', 'EE'].map((country, at) => (
        <div key={country} style={{ blockSize: at === 0 ? 250 : 400 }} data-country={country}>
          <Flag country={country} />
        </div>
      ))}
    </div>,
  )
  const picture = (country: string) => element.querySelector(`[data-country=${country}] img`)
  // The second begins 50 px below what is seen, the third 450.
  await vi.waitFor(() => expect([picture('LV'), picture('DE')]).not.toContain(null))
  expect(picture('EE')).toBeNull()
  element.firstElementChild?.scrollTo({ top: 380 })
  await vi.waitFor(() => expect(picture('EE')).not.toBeNull())
})
