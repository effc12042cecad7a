import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { readSite } from './scripts/lib/readSite.ts'
const site = (await readSite('schemas/site')) as any[]
for (let i = 0; i < 6; i++) createCompiler({ operationFields }).compileRelease(structuredClone(site))
