import type { TestPerson } from './testPeople.ts'
import { testPeople } from './testPeople.ts'

/** What a test may have the service do wrong. */
export const faults = {
  none: 'Do everything right',
  state: 'Give back another state',
  issuer: 'Name another issuer',
  nonce: 'Put another nonce into the ID token',
  expired: 'Give a code that is too old',
  replayed: 'Give a code that was used before',
  server_error: 'Answer with an error',
} as const

export type Fault = keyof typeof faults

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;background:#f4f6fa;color:#16202e}
main{max-width:26rem;margin:0 auto}h1{font-size:1.25rem}h2{font-size:1rem;margin:24px 0 8px}
form{margin:0 0 8px}label{display:block;margin:8px 0}input:not([type=checkbox]),select{display:block;width:100%;
box-sizing:border-box;font:inherit;padding:8px;border:1px solid #66738a;border-radius:6px;background:#fff;color:inherit}
button{font:inherit;width:100%;padding:10px;border:1px solid #26507a;border-radius:6px;background:#fff;color:#16324f;
text-align:start;cursor:pointer}button.main{background:#1d5288;color:#fff;text-align:center}
button.deny{border-color:#a5273b;color:#8c1c2f;text-align:center}small{display:block;color:#4a5769}`

/** The page on which somebody chooses who they are. Its forms post to its own address, which holds the request. */
export function authorizePage(service: string, scope: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${asHtml(service)}: sign in</title>
<style>${style}</style></head><body><main>
<h1>Sandbox of ${asHtml(service)}</h1>
<p>Stands in for the real service. The site asks for: ${asHtml(scope)}.</p>
<h2>Continue as</h2>
${testPeople.map(personForm).join('\n')}
<h2>Somebody else</h2>
<form method="post"><input type="hidden" name="decision" value="allow">
<label>Id at the service<input name="sub" required maxlength="200"></label>
<label>Name<input name="name" maxlength="200"></label>
<label>E-mail<input name="email" type="email" maxlength="254"></label>
<label><input name="email_verified" type="checkbox" value="1"> The service has verified the e-mail</label>
<label>Language<input name="locale" maxlength="35" value="en"></label>
<label>What goes wrong<select name="fault">${Object.entries(faults)
    .map(([name, text]) => `<option value="${name}">${text}</option>`)
    .join('')}</select></label>
<button class="main">Allow</button></form>
<form method="post"><button class="deny" name="decision" value="deny">Deny</button></form>
</main></body></html>`
}

function personForm(person: TestPerson): string {
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${asHtml(value)}">`
  return `<form method="post">${hidden('decision', 'allow')}${hidden('sub', person.sub)}${hidden('name', person.name)}${hidden(
    'email',
    person.email,
  )}${person.email_verified ? hidden('email_verified', '1') : ''}${hidden('locale', person.locale)}
<button>${asHtml(person.name)}<small>${asHtml(person.email)}, ${
    person.email_verified ? 'verified' : 'not verified'
  }</small></button></form>`
}

function asHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
