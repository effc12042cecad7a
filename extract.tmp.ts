// usage: node extract.ts spec.json   (in the worktree root; copied there as extract.tmp.ts)
// spec: [{id, description, at: "pages/x.json#/blocks/0", part?: "blocks"|"fields"|"actions"|"value",
//   params?: {name: {type, description, at?: ["/relative/pointer", ...], optional?, default?}},
//   prefix?: {name: {pointer: "/item", description}}, slots?: {name: {description, at: "/relative/pointer of a list"}}, only?: "regex of files"}]
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatDefinition } from './schemas/compiler/formatDefinition.ts'
const root = 'schemas/site'
const tok = (p: string) => (p === '' ? [] : p.slice(1).split('/').map((t) => t.replaceAll('~1', '/').replaceAll('~0', '~')))
const at = (v: any, p: string) => tok(p).reduce((x, t) => x?.[t], v)
const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((f) => f.isFile() && f.name.endsWith('.json')).map((f) => join(f.parentPath, f.name)).filter((f) => !f.includes('/messages/') && !f.includes('/assets/'))
const docs = new Map(files.map((f) => [f, JSON.parse(readFileSync(f, 'utf8'))]))
function match(pat: any, val: any, b: any): boolean {
  if (pat && typeof pat === 'object' && !Array.isArray(pat) && typeof pat.param === 'string' && Object.keys(pat).length === 1) {
    if (pat.param in b) return JSON.stringify(b[pat.param]) === JSON.stringify(val)
    if (val === undefined) return false
    b[pat.param] = val; return true
  }
  if (typeof pat === 'string') {
    const m = /^\{(\w+)\}(?=\/|$)/.exec(pat)
    if (!m) return pat === val
    if (typeof val !== 'string') return false
    const suffix = pat.slice(m[0].length)
    if (!val.endsWith(suffix)) return false
    const pre = val.slice(0, val.length - suffix.length)
    if (!pre.startsWith('/')) return false
    if (m[1]! in b) return b[m[1]!] === pre
    b[m[1]!] = pre; return true
  }
  if (Array.isArray(pat)) {
    if (!Array.isArray(val)) return false
    if (pat.length === 1 && pat[0]?.slot) { b['slot:' + pat[0].slot] = val; return true }
    return pat.length === val.length && pat.every((p, i) => match(p, val[i], b))
  }
  if (pat && typeof pat === 'object') {
    if (!val || typeof val !== 'object' || Array.isArray(val)) return false
    const used = new Set()
    for (const [k, p] of Object.entries<any>(pat)) {
      const m = /^\{(\w+)\}(\/.*)?$/.exec(k)
      if (m) {
        const key = Object.keys(val).find((q) => !used.has(q) && match(k, q, { ...b }) && match(p, val[q], { ...b }))
        if (!key) return false
        match(k, key, b); match(p, val[key], b); used.add(key); continue
      }
      const optional = p && typeof p === 'object' && p.param && p.__optional
      if (!(k in val)) { if (b.__opt?.has(p?.param)) continue; return false }
      if (!match(p, val[k], b)) return false
      used.add(k)
    }
    return Object.keys(val).every((k) => used.has(k))
  }
  return pat === val
}
const replacePrefix = (v: any, name: string, pre: string): any => {
  if (typeof v === 'string') return v === pre || v.startsWith(pre + '/') ? `{${name}}${v.slice(pre.length)}` : v
  if (Array.isArray(v)) return v.map((x) => replacePrefix(x, name, pre))
  if (v && typeof v === 'object') return Object.fromEntries(Object.entries(v).map(([k, x]) => [replacePrefix(k, name, pre), replacePrefix(x, name, pre)]))
  return v
}
for (const spec of JSON.parse(readFileSync(process.argv[2]!, 'utf8'))) {
  const [f, ptr] = spec.at.split('#')
  let body = structuredClone(at(docs.get(join(root, f)), ptr))
  if (body === undefined) throw new Error('nothing at ' + spec.at)
  const single = !Array.isArray(body)
  const part = spec.part ?? (single ? (body.do ? 'actions' : body.sysname && body.attributes ? 'fields' : body.type || body.use ? 'blocks' : 'value') : body[0]?.do ? 'actions' : body[0]?.sysname && body[0]?.attributes ? 'fields' : 'blocks')
  const params: any = {}
  const set = (p: string, val: any) => { const t = tok(p); const last = t.pop()!; const h = t.reduce((x: any, k) => x[k], body); if (h[last] === undefined && val.param === undefined) throw new Error('no ' + p); h[last] = val }
  for (const [name, s] of Object.entries<any>(spec.slots ?? {})) set(s.at, [{ slot: name }])
  for (const [name, p] of Object.entries<any>(spec.params ?? {})) {
    const { at: places, ...decl } = p
    for (const q of places ?? []) { if (q === '') throw new Error('whole'); set(q, { param: name }) }
    params[name] = decl
  }
  for (const [name, p] of Object.entries<any>(spec.prefix ?? {})) { body = replacePrefix(body, name, p.pointer); params[name] = { type: 'pointer', description: p.description } }
  const optional = new Set(Object.entries<any>(params).filter(([, p]) => p.optional).map(([n]) => n))
  const list = part === 'value' || !single ? body : [body]
  const def: any = { kind: 'fragment', id: spec.id, edition: 2, description: spec.description, ...(Object.keys(params).length && { params }), ...(spec.slots && { slots: Object.fromEntries(Object.entries<any>(spec.slots).map(([n, s]) => [n, s.description])) }), [part]: list }
  let count = 0
  const useOf = (b: any) => {
    const w: any = {}; const s: any = {}
    for (const [k, v] of Object.entries(b)) { if (k === '__opt') continue; if (k.startsWith('slot:')) s[k.slice(5)] = v; else if (params[k]?.default === undefined || JSON.stringify(params[k].default) !== JSON.stringify(v)) w[k] = v }
    return { use: spec.id, ...(Object.keys(w).length && { with: w }), ...s }
  }
  const go = (v: any): any => {
    if (v === null || typeof v !== 'object') return v
    if (Array.isArray(v)) {
      if (!single && part !== 'value') { const b: any = { __opt: optional }; if (match(list, v, b)) { count++; return [useOf(b)] }
        const n = list.length
        for (let i = 0; i + n <= v.length; i++) { const b: any = { __opt: optional }; if (match(list, v.slice(i, i + n), b)) { count++; return go([...v.slice(0, i), useOf(b), ...v.slice(i + n)]) } }
      }
      return v.map((x) => { if (single && part !== 'value') { const b: any = { __opt: optional }; const { visibleWhen: w, ...bare } = x ?? {}; const lift = part === 'blocks' && w !== undefined && !('visibleWhen' in body); if (match(body, lift ? bare : x, b)) { count++; const u: any = useOf(b); const r = go(Object.fromEntries(Object.entries(u).filter(([k]) => k !== 'use' && k !== 'with'))); return { use: u.use, ...(u.with && { with: u.with }), ...(lift && { visibleWhen: w }), ...r } } } return go(x) })
    }
    if (part === 'value') { const b: any = { __opt: optional }; if (match(body, v, b)) { count++; return useOf(b) } }
    return Object.fromEntries(Object.entries(v).map(([k, x]) => { if (part === 'value' && Array.isArray(x)) { const b: any = { __opt: optional }; if (match(body, x, b)) { count++; return [k, useOf(b)] } } return [k, go(x)] }))
  }
  for (const [file, doc] of docs) { if (spec.only && !new RegExp(spec.only).test(file)) continue; if (doc.kind === 'fragment' && doc.id === spec.id) continue; docs.set(file, go(doc)) }
  docs.set(join(root, 'fragments', spec.id + '.json'), def)
  console.log(spec.id, part, 'used', count, 'times')
}
for (const [file, doc] of docs) { mkdirSync(dirname(file), { recursive: true }); const text = formatDefinition(doc); if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text) }
