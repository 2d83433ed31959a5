import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createContentFiles, testInstitution } from 'atrium/testing'
import { expect, it } from 'vitest'
import { checkCalendarFile } from '../calendar-file.ts'
import { calendarFileSchema, FIELDS } from '../file-schema.ts'
import { calendarDirectory, night } from './services.ts'

const docs = readFileSync(join(import.meta.dirname, '../../../../docs/content-directory.md'), 'utf8')
const section = docs.slice(docs.indexOf('## The calendar'), docs.indexOf('## Checks'))

it('the documentation of the calendar’s file says of each field what the schema says', () => {
  const rows = Object.entries(FIELDS).map(([name, words]) => `| \`${name}\` | ${words} |`)
  expect(section).toContain(rows.join('\n'))
})

it('its example, and a record of the tests, are as its schema says; what is wrong is not', async () => {
  const isValid = new Ajv2020({ strict: false }).compile(calendarFileSchema())
  const example = /```json\n([\s\S]*?)```/.exec(section)?.[1] ?? ''
  expect(Object.keys(JSON.parse(example).events[0])).toEqual(Object.keys(FIELDS))
  expect(isValid(JSON.parse(example)), JSON.stringify(isValid.errors)).toBe(true)
  const { filter1: _, ...record } = night
  expect(isValid({ events: [record] }), JSON.stringify(isValid.errors)).toBe(true)
  const { contentDir } = calendarDirectory(example)
  expect(await checkCalendarFile(createContentFiles(contentDir), testInstitution)).toEqual([])
  for (const wrong of [{}, { events: [{ id: '1' }] }, { events: [{ ...record, starts: 1 }] }, { events: [], event: 1 }])
    expect([wrong, isValid(wrong)]).toEqual([wrong, false])
})

it('the content check names fields that are not known', async () => {
  const wrong = { filterFieldValues: { places: [] }, events: [{ ...night, price: '$1' }], list: [] }
  const { contentDir } = calendarDirectory(JSON.stringify(wrong))
  const problems = await checkCalendarFile(createContentFiles(contentDir), testInstitution)
  expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'list is no known field and is ignored',
    'filterFieldValues.places is no known field and is ignored',
    'events[0].price is no known field and is ignored',
  ])
})
