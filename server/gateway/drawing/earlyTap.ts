import { boot } from '#schemas/runtime/bootData.ts'
import { noncePlaceholder } from '../noncePlaceholder.ts'

/**
 * Keeps the last button that was tapped until the app is there to answer: links lead on without it, buttons do not. The app
 * taps it then, and writes null.
 */
export const earlyTap =
  `<script nonce="${noncePlaceholder}">addEventListener("click",e=>{` +
  `if(self.${boot.earlyTap}!==null)self.${boot.earlyTap}=e.target.closest("#${boot.rootId} button")},true)</script>`
