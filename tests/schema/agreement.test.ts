import { type ContentType, f } from 'atrium'
import { colors } from 'atrium/model/color/colors.ts'
import { mediaLayout } from 'atrium/model/media/media-layout.ts'
import { pageFields } from 'atrium/model/page/page-fields.ts'
import { submenu } from 'atrium/model/page/submenu.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Block } from '#engine/contract/page/block.ts'
import type { Page } from '#engine/contract/page/page.ts'
import { describeFields, type Fields } from '#engine/schema/describe.ts'
import { wireSchema } from '#engine/schema/wire-schema.ts'
import { createAjv } from '../../services/content/ingest/validate.ts'
import { faultsOf, fullSample, renamed } from './samples.ts'

const ajv = createAjv({
  blocksSchemas: () =>
    ['blocks.json', 'page-blocks.json'].map(($id) => ({ $id, type: 'array', items: { type: 'object' } })),
})

/** Both sides take the whole sample and refuse each fault. */
function expectAgreement(schema: z.ZodObject): void {
  const fields: Fields = describeFields(schema)
  const validate = ajv.compile(wireSchema(fields))
  const sample = fullSample(fields)
  const verdicts = (wire: Record<string, unknown>) => ({
    ajv: validate(wire),
    zod: schema.safeParse(renamed(fields, wire)).success,
  })
  expect(verdicts(sample), JSON.stringify(validate.errors)).toEqual({ ajv: true, zod: true })
  for (const { place, wire } of faultsOf(fields, sample))
    expect({ place, ...verdicts(wire) }).toEqual({ place, ajv: false, zod: false })
}

describe('ajv on the wire and zod on the model agree on wrong kinds and missing fields', () => {
  it.each<[string, z.ZodRawShape]>([
    [
      'scalars',
      {
        a: f.text(),
        b: f.html(),
        c: f.inlineHtml(),
        d: f.integer(),
        e: f.number(),
        f: f.bool(),
        g: f.date(),
        h: f.dateTime(),
        i: f.time(),
        j: f.url(),
        k: f.email(),
        l: f.phone(),
        m: f.color(colors),
        n: f.choice(['x', 'y']),
        o: f.ratio(),
      },
    ],
    [
      'required scalars',
      {
        a: f.required(f.text()),
        b: f.required(f.html()),
        d: f.required(f.integer()),
        g: f.required(f.date()),
        j: f.required(f.url()),
        m: f.required(f.color(colors)),
        n: f.required(f.choice(['x', 'y'])),
      },
    ],
    [
      'groups',
      {
        a: f.group({ b: f.text(), c: f.group({ d: f.required(f.integer()) }) }),
        e: f.required(f.group({ f: f.required(f.text()) })),
        g: f.link(),
        h: f.required(f.link()),
      },
    ],
    [
      'lists',
      {
        a: f.list(f.text()),
        b: f.list(f.group({ c: f.required(f.text()), d: f.list(f.integer()) })),
        e: f.required(f.list(f.html())),
        f: f.links(),
        g: f.required(f.links()),
      },
    ],
    [
      'references',
      {
        a: f.reference('x'),
        b: f.references(['x', 'y']),
        c: f.card(),
        d: f.cards('x'),
        e: f.image(),
        f: f.images(),
        g: f.required(f.reference('x')),
        h: f.required(f.references('x')),
        i: f.required(f.image()),
      },
    ],
    ['maps and blocks', { a: f.map(), b: f.required(f.map()), c: f.blocks(), d: f.required(f.blocks()) }],
    [
      'shared groups',
      {
        a: pageFields.hero,
        b: f.metaPage(),
        c: submenu(),
        d: mediaLayout(),
        whatSOpen: f.text(),
        streetAddress1: f.text(),
      },
    ],
  ])('%s', (_, shape) => expectAgreement(z.object(shape)))
})

describe('the same for everything installed', () => {
  const types = import.meta.glob<{ default: ContentType }>(['/model/*/types/*.ts', '/plugins/*/types/*.ts'])
  const pages = import.meta.glob<{ default: Page }>('/plugins/*/pages/*.ts')
  const blocks = import.meta.glob<{ default: Block }>(['/blocks/*/index.tsx', '/plugins/*/blocks/*/index.tsx'])

  it.each(Object.entries(types))('the content type of %s', async (_, load) => {
    expectAgreement((await load()).default.schema)
  })

  it.each(Object.entries(pages))('the content type of %s', async (_, load) => {
    expectAgreement((await load()).default.contentType.schema)
  })

  it.each(Object.entries(blocks))('%s', async (_, load) => {
    const { wire, schema } = (await load()).default
    if (wire) expectAgreement(schema)
  })
})
