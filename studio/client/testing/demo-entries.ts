import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockForms, typeForms } from '../../forms/index.ts'
import { demoDefinition } from '../../tests/demo-definition.ts'
import type { BlockForm, TypeForm, WireObject } from '../api/contract.ts'
import type { EntrySchema } from '../model/schema.ts'

const FOLDER = join(process.cwd(), 'demo/content/entries')

/** An entry of the demo, as its file has it. */
export interface DemoEntry {
  type: string
  uid: string
  body: string
  value: WireObject
}

export const forms: ReadonlyMap<string, TypeForm> = new Map(
  typeForms(demoDefinition()).map((form) => [form.name, form]),
)
export const blocks: ReadonlyMap<string, BlockForm> = new Map(
  blockForms(demoDefinition()).map((block) => [block.wire, block]),
)

export const schemaOf = (type: string): EntrySchema => ({ fields: forms.get(type)?.fields ?? [], blocks })

/** Every entry of the demo. */
export function demoEntries(): DemoEntry[] {
  return readdirSync(FOLDER).flatMap((type) =>
    readdirSync(join(FOLDER, type))
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const body = readFileSync(join(FOLDER, type, name), 'utf8')
        return { type, uid: name.slice(0, -'.json'.length), body, value: JSON.parse(body) as WireObject }
      }),
  )
}

export function demoEntry(type: string, uid: string): DemoEntry {
  const body = readFileSync(join(FOLDER, type, `${uid}.json`), 'utf8')
  return { type, uid, body, value: JSON.parse(body) as WireObject }
}
