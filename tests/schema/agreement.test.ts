import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  blocks,
  bool,
  card,
  cards,
  choice,
  color,
  date,
  dateTime,
  email,
  group,
  hero,
  html,
  image,
  images,
  inlineHtml,
  integer,
  link,
  links,
  list,
  map,
  mediaLayout,
  metaPage,
  number,
  type Plugin,
  phone,
  ratio,
  reference,
  references,
  required,
  submenu,
  text,
  time,
  url,
} from '#engine'
import { describeFields, type Fields } from '#engine/schema/describe.ts'
import { wireSchema } from '#engine/schema/wire-schema.ts'
import { createAjv } from '../../services/content/ingest/validate.ts'
import { faultsOf, fullSample, renamed } from './samples.ts'

const ajv = createAjv({ blocksSchema: { $id: 'blocks.json', type: 'array', items: { type: 'object' } } })

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

describe('ajv on the wire and zod on the model agree on wrong kinds and missing fields', { timeout: 60_000 }, () => {
  it.each<[string, z.ZodRawShape]>([
    [
      'scalars',
      {
        a: text(),
        b: html(),
        c: inlineHtml(),
        d: integer(),
        e: number(),
        f: bool(),
        g: date(),
        h: dateTime(),
        i: time(),
        j: url(),
        k: email(),
        l: phone(),
        m: color(),
        n: choice('x', 'y'),
        o: ratio(),
      },
    ],
    [
      'required scalars',
      {
        a: required(text()),
        b: required(html()),
        d: required(integer()),
        g: required(date()),
        j: required(url()),
        m: required(color()),
        n: required(choice('x', 'y')),
      },
    ],
    [
      'groups',
      {
        a: group({ b: text(), c: group({ d: required(integer()) }) }),
        e: required(group({ f: required(text()) })),
        g: link(),
        h: required(link()),
      },
    ],
    [
      'lists',
      {
        a: list(text()),
        b: list(group({ c: required(text()), d: list(integer()) })),
        e: required(list(html())),
        f: links(),
        g: required(links()),
      },
    ],
    [
      'references',
      {
        a: reference('x'),
        b: references('x', 'y'),
        c: card(),
        d: cards('x'),
        e: image(),
        f: images(),
        g: required(reference('x')),
        h: required(references('x')),
        i: required(image()),
      },
    ],
    ['maps and blocks', { a: map(), b: required(map()), c: blocks(), d: required(blocks()) }],
    [
      'shared groups',
      { a: hero(), b: metaPage(), c: submenu(), d: mediaLayout(), whatSOpen: text(), streetAddress1: text() },
    ],
  ])('%s', (_, shape) => expectAgreement(z.object(shape)))
})

describe('the same for everything installed', { timeout: 60_000 }, () => {
  const plugins = import.meta.glob<{ default: Plugin }>('/plugins/*/index.ts')
  const standing = import.meta.glob<{ default: { wire?: string; schema: z.ZodObject } }>('/blocks/*/index.tsx')

  it.each(Object.entries(plugins))('content types and blocks of %s', async (_, load) => {
    const { contentTypes = [], blocks: own = [] } = (await load()).default
    for (const { schema } of [...contentTypes, ...own.filter(({ wire }) => wire)]) expectAgreement(schema)
  })

  it.each(Object.entries(standing))('%s', async (_, load) => {
    const { wire, schema } = (await load()).default
    if (wire) expectAgreement(schema)
  })
})
