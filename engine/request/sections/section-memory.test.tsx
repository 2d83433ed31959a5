import { useId } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { SiteDefinition } from '../../assemble/site-definition.ts'
import type { Section } from '../../contract/page/block.ts'
import type { RenderRoot } from '../../contract/page/render-root.ts'
import { describeFields } from '../../schema/describe.ts'
import { f } from '../../schema/fields.ts'
import { render } from '../page/render.tsx'
import { validate } from '../page/validate.ts'
import { SectionMemory } from './section-memory.ts'

const shown = vi.fn()
const install = (type: string, schema: z.ZodObject, Component: (props: never) => React.ReactNode, merge?: object) => [
  type,
  { definition: { type, schema, Component, examples: [], ...merge }, fields: describeFields(schema), island: null },
]
const note = z.object({ text: f.required(f.text()) })
const site = {
  pages: new Map(),
  blocks: new Map([
    install('note', note, ({ text, id }: { text: string; id?: string }) => {
      shown(text)
      return <p id={id}>{text}</p>
    }),
    install('field', note, () => <label htmlFor={useId()}>Name</label>),
    install('column', z.object({ body: f.blocks(), fails: f.bool() }), ({ body }: { body: React.ReactNode }) => (
      <div>{body}</div>
    )),
  ] as never),
} as unknown as SiteDefinition

let memory = new SectionMemory(1e6)
const problems: unknown[] = []
beforeEach(() => {
  memory = new SectionMemory(1e6)
  shown.mockClear()
  problems.length = 0
})

const toProblems = (facts: object) => void problems.push(facts)

function html(sections: Section[], uid = 'one') {
  const options = {
    site,
    memory,
    origin: { contentType: 'page', uid },
    showProblems: false,
    prefix: 'p-',
    surround(element: React.ReactElement, { log, notePicture, noteRichText }: RenderRoot) {
      if ((element.props as { text?: string }).text === 'pictured') {
        notePicture({ base: '/iiif/kiln' })
        noteRichText('<p><span class="anchor" id="x"></span>y</p>')
      }
      if ((element.props as { fails?: boolean }).fails) throw new Error('It fails.')
      if ((element.props as { text?: string }).text === 'strange') log.warn({ text: 'strange' }, 'Strange text.')
      return element
    },
    islandContext: () => ({}),
    assets: { island: (file: string) => file },
    log: { info() {}, warn: toProblems, error: toProblems },
  }
  const rendered = render(validate(sections, options), options)
  return { ...rendered, html: rendered.html.join('') }
}

it('a section that says the same is rendered once, wherever it is', () => {
  const first = html([{ blockType: 'note', text: 'a' }])
  const again = html([
    { blockType: 'note', text: 'b' },
    { blockType: 'note', text: 'a' },
  ])
  expect(again.html).toContain(first.html)
  expect(shown.mock.calls.flat()).toEqual(['a', 'b'])
})

it('one that says something else is rendered again, and so is one under another id', () => {
  html([{ blockType: 'note', text: 'a' }])
  expect(html([{ blockType: 'note', text: 'a', id: 'x' }]).html).toBe('<p id="x">a</p>')
  expect(html([{ blockType: 'note', text: 'a' }]).html).toBe('<p>a</p>')
})

it('a section of an entry is known by itself', () => {
  const own: Section = Object.freeze({ blockType: 'note', text: 'a' })
  html([own])
  html([own])
  expect(shown).toHaveBeenCalledTimes(1)
})

it('ids that a component makes for itself stay apart on one page', () => {
  const { html: twice } = html([
    { blockType: 'field', text: 'a' },
    { blockType: 'field', text: 'a' },
  ])
  const ids = [...twice.matchAll(/for="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

it('what is known of it counts for each page that shows it: blocks within, pictures, ids and anchors', () => {
  const column = () => ({ blockType: 'column', id: 'b', body: [{ blockType: 'note', text: 'pictured', id: 'a' }] })
  html([column()])
  shown.mockClear()
  const { blockTypes, pictures, ids, anchors } = html([column(), { blockType: 'note', text: 'c' }])
  expect(shown.mock.calls.flat()).toEqual(['c'])
  expect([[...blockTypes].sort(), [...ids].sort(), anchors]).toEqual([['column', 'note'], ['a', 'b'], ['x']])
  expect(pictures).toEqual([{ base: '/iiif/kiln' }])
})

it('nothing is known of a section that failed, but the blocks that it took', () => {
  const failing = { blockType: 'column', body: [{ blockType: 'note', text: 'pictured' }], fails: true }
  expect(html([failing])).toMatchObject({ html: '', pictures: [], anchors: [] })
})

it('one that is wrong is named in the log for each entry it is in', () => {
  const wrong = () => ({ blockType: 'column', body: [{ blockType: 'note' }, { blockType: 'note', text: 'a' }] })
  html([wrong()], 'one')
  html([wrong()], 'two')
  expect(problems).toMatchObject([
    { uid: 'one', section: '1.1' },
    { uid: 'two', section: '1.1' },
  ])
})

it('one whose component writes into the log does so for each entry it is in, with the name of both', () => {
  const strange = () => ({ blockType: 'column', body: [{ blockType: 'note', text: 'strange' }] })
  html([strange()], 'one')
  html([strange()], 'two')
  expect(problems).toEqual([
    { contentType: 'page', uid: 'one', blockType: 'note', text: 'strange' },
    { contentType: 'page', uid: 'two', blockType: 'note', text: 'strange' },
  ])
})
