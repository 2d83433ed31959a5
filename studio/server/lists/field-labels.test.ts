import { expect, it } from 'vitest'
import { blockForms, type TypeForm, typeForm } from '../../forms/index.ts'
import { demoDefinition } from '../../tests/demo-definition.ts'
import { fieldLabels } from './field-labels.ts'

const site = demoDefinition()
const blocks = blockForms(site)
const article = typeForm('article', site) as TypeForm

it.each([
  ['url', 'URL'],
  ['body[1].text_block.text', 'Body › Text 2 › Text'],
  ['body[1]', 'Body › 2'],
  ['meta_page.description', 'Search and social media › Description'],
  ['nobody_knows.it', 'nobody_knows › it'],
  ['', ''],
])('%s is read as "%s"', (path, labels) => {
  expect(fieldLabels(article, blocks, path)).toBe(labels)
})
