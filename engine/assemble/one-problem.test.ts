import { defineBlock, f } from 'atrium'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { page, startUp, type } from '../testing/start-up.ts'

describe('one mistake is one problem', () => {
  it('fields that stand in no z.object, of a type and of blocks in content and composed', () => {
    const fields = { words: f.text() } as never
    const Component = () => null
    const box = { label: 'Box', schema: fields, examples: [{}, {}] as never, Component }
    const blocks = {
      'box/index.tsx': defineBlock({ type: 'box', placement: 'both', wire: 'box', ...box }),
      'lid/index.tsx': defineBlock({ type: 'lid', placement: 'section', ...box }),
    }
    const herb = { ...type({}), schema: fields }
    const recipe = page({ fields: { box: f.blocks(), herb: f.reference(herb) }, list: { of: herb } })
    expect(startUp({}, { blocks, types: { 'herb.ts': herb }, pages: { 'recipe.ts': recipe } })).toEqual([
      'error blocks/box/index.tsx: The schema of block "box" is no z.object.',
      'error blocks/lid/index.tsx: The schema of block "lid" is no z.object.',
      'error types/herb.ts: The schema of content type "herb" is no z.object.',
    ])
  })

  it('a wire name that is taken, though a template has the block that had it first', () => {
    const box = (type: string, field: string) => {
      const schema = z.object({ [field]: f.text() })
      const place = { placement: 'both', wire: 'box' } as const
      return defineBlock({ type, label: type, ...place, schema, examples: [{}, {}] as never, Component: () => null })
    }
    const value = { body: [{ box: { words: 'Thyme' } }] }
    const templates = [{ name: 'herb', label: 'Herb', help: 'Of a herb.', value }]
    expect(
      startUp(
        {},
        {
          blocks: { 'box/index.tsx': box('box', 'words'), 'lid/index.tsx': box('lid', 'title') },
          pages: { 'recipe.ts': page({ fields: { body: f.blocks() }, templates }) },
        },
      ),
    ).toEqual([
      'error blocks/lid/index.tsx: The wire name of a block "box" is declared twice; first in plugins/garden/blocks/box/index.tsx.',
    ])
  })

  it('a wire name or a content type that is taken, though templates, paths and lists mean the one that is there second', () => {
    const box = (type: string, field: string, more: object = {}) => {
      const schema = z.object({ [field]: f.reference('herb') })
      const place = { placement: 'both', wire: 'box', ...more } as const
      return defineBlock({ type, label: type, ...place, schema, examples: [{}, {}] as never, Component: () => null })
    }
    const value = { body: [{ box: { words: [{ uid: 'thyme', _content_type_uid: 'herb' }] } }] }
    const templates = [{ name: 'herb', label: 'Herb', help: 'Of a herb.', value }]
    const recipe = page({
      fields: { body: f.blocks() },
      templates,
      include: ['body.box.words'],
      list: { of: 'herb', sort: [{ field: 'season' }] },
      feed: { title: () => 'Herbs' },
    })
    expect(
      startUp(
        {},
        {
          blocks: { 'a/index.tsx': box('a', 'title'), 'box/index.tsx': box('box', 'words', { include: ['words'] }) },
          types: { 'a.ts': type({}), 'herb.ts': type({ season: f.text() }) },
          pages: { 'recipe.ts': recipe },
        },
      ),
    ).toEqual([
      'error blocks/box/index.tsx: The wire name of a block "box" is declared twice; first in plugins/garden/blocks/a/index.tsx.',
      'error types/herb.ts: The content type "herb" is declared twice; first in plugins/garden/types/a.ts.',
    ])
  })

  it('a block without examples, and a content type that no folder can be called after', () => {
    const box = { type: 'box', label: 'Box', placement: 'section', schema: z.object({}), Component: () => null }
    const types = { 'herb.ts': { ...type({}), name: 'kitchen-herb' } }
    expect(startUp({}, { blocks: { 'box/index.tsx': box }, types })).toEqual([
      'error types/herb.ts: The name of the content type "kitchen-herb" is not valid: the folder of its entries is called so.',
      'error blocks/box/index.tsx: Block "box" has 0 of at least 2 examples.',
    ])
  })

  it('a component that is async', () => {
    const form = { label: 'Box', placement: 'section', schema: z.object({}), examples: [{}, {}] } as const
    const box = defineBlock({ type: 'box', ...form, Component: (async () => null) as never })
    expect(startUp({}, { blocks: { 'box/index.tsx': box } })).toEqual([
      'error blocks/box/index.tsx: The component of block "box" is async: nothing waits for it.',
    ])
  })

  it('a language whose addresses begin like those of an area', () => {
    const languages = [
      { tag: 'en', path: '' as const, label: 'English' },
      { tag: 'es', path: '/recipes' as const, label: 'Español' },
      { tag: 'ar', path: '/rec' as const, label: 'Arabic' },
    ]
    const pages = {
      'recipe.ts': page({}),
      'herb.ts': page({ type: 'herb', route: '/recipes/herbs/:slug', fields: { url: f.required(f.text()) } }),
    }
    expect(startUp({}, { pages }, { languages })).toEqual([
      'warning institution.json: The path "/recipes" of the language "es" hides /recipes (plugins/garden/pages/recipe.ts) and 1 more.',
    ])
  })
})
