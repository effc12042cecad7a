import { boot } from '#schemas/runtime/bootData.ts'
import { noncePlaceholder } from '../noncePlaceholder.ts'

/**
 * Keeps the last tap on a button until the app is there to answer: links lead on without it, buttons do not. The app
 * taps it then, and writes null. The event is kept, so that the app knows of a tap that React itself is answering.
 */
export const earlyTap =
  `<script nonce="${noncePlaceholder}">addEventListener("click",e=>{` +
  `if(self.${boot.earlyTap}!==null&&e.target.closest("#${boot.rootId} button"))self.${boot.earlyTap}=e},true)</script>`
