import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../server/commands/measures/source-files.ts'
import { createMetrics } from '../../server/operations/metrics/metrics.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guide = read('docs/operations.md')
const rules = read('deploy/prometheus/rules.yml')
const files = { rules, dashboard: read('deploy/prometheus/dashboard.json').replaceAll('\\"', '"') }

/** Labels of each figure of the site, as the table says; a test beside this one holds the table to the code. */
const rows = [...guide.matchAll(/^\| `(atrium_[a-z_]+)` \|([^|]*)\|/gm)]
const labelsOf = new Map(rows.map(([, name, labels]) => [name as string, labels as string]))
/** Figures of Node itself, with which the registry begins. */
for (const { name } of createMetrics().registry.getMetricsAsArray()) if (!labelsOf.has(name)) labelsOf.set(name, '')

const namesIn = (text: string) => [...new Set(text.match(/\b(?:atrium|nodejs|process)_[a-z\d_]+/g) ?? [])]
const withoutSuffix = (name: string) => (labelsOf.has(name) ? name : name.replace(/_(?:count|sum|bucket)$/, ''))

describe.each(Object.entries(files))('Prometheus: %s', (_, text) => {
  it('asks for figures that there are', () => {
    const names = namesIn(text)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !labelsOf.has(withoutSuffix(name)))).toEqual([])
  })

  it('tells them apart by labels that they have', () => {
    const wrong: string[] = []
    for (const [, name, selector] of text.matchAll(/\b((?:atrium|nodejs|process)_[a-z\d_]+)\{([^}]*)\}/g))
      for (const [, label] of (selector as string).matchAll(/(\w+)(?:=~|!~|!=|=)"/g))
        if (!['job', 'instance'].includes(label as string))
          if (!labelsOf.get(withoutSuffix(name as string))?.includes(`\`${label}\``)) wrong.push(`${name} ${label}`)
    expect(wrong).toEqual([])
  })
})

it('Prometheus rules give an alarm for all that is said to be worth one', () => {
  const said = namesIn(/Worth an alarm: .*/.exec(guide)?.[0] ?? '')
  expect(said.length).toBeGreaterThan(7)
  expect(said.filter((name) => !namesIn(rules).includes(name))).toEqual([])
})
