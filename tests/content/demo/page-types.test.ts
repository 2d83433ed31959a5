import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readInstitution } from '../../../config/institution/institution.ts'
import { areaSettings, defineSite } from '../../../server/start/site/site-definition.ts'

const content = join(import.meta.dirname, '../../../demo/content')

it('the demo content has an entry of every page type, so that budgets, layout and accessibility are measured on each', () => {
  const { pages } = defineSite(readInstitution(content, { settings: areaSettings }).institution)
  const folder = (type: string) => join(content, 'entries', type)
  const isShown = (type: string) => existsSync(folder(type)) && readdirSync(folder(type)).length > 0
  expect([...pages.keys()].filter((type) => !isShown(type))).toEqual([])
})
