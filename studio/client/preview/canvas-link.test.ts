// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { schemaOf } from '../testing/demo-entries.ts'
import { createCanvasLink } from './canvas-link.ts'
import type { FromCanvas, PageFacts } from './page-facts.ts'

const CANVAS = 'http://localhost:3101'
const facts = (title: string): PageFacts => ({
  ...{ title, description: '', headings: [], links: [], pictures: [] },
  social: { title: '', description: '', image: '' },
})

const link = createCanvasLink(CANVAS)
let frame: HTMLIFrameElement
let stop: () => void
/** What the page in the frame has heard. */
let heard: string[]

const say = (message: FromCanvas) =>
  window.dispatchEvent(new MessageEvent('message', { data: message, origin: CANVAS, source: frame.contentWindow }))
const says = (title: string, isLoaded: boolean) => say({ atrium: 'page', facts: facts(title), isLoaded })

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  heard = []
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(
    (message) => void heard.push(message.path ?? message.atrium),
  )
  stop = link.listen({ field: () => {}, go: () => {} })
  // As React gives a frame to it.
  const { attach } = link
  attach(frame)
})
afterEach(() => {
  stop()
  frame.remove()
})

it('what is asked for while the page goes to another address is asked of the page that comes, once', () => {
  says('Before', true)
  link.leave()
  link.refresh()
  // The page that is left answers late: it says nothing of the one that comes.
  says('Nothing is here', false)
  expect([link.facts.get()?.title, heard]).toEqual(['Before', []])
  says('After', true)
  expect([link.facts.get()?.title, heard]).toEqual(['After', ['refresh']])
  says('After, refreshed', false)
  expect([link.facts.get()?.title, heard]).toEqual(['After, refreshed', ['refresh']])
})

it('whoever is in a field sees its part marked also on the page that comes', () => {
  const field = document.createElement('input')
  field.dataset.path = 'title'
  const session = { schema: schemaOf('article'), state: { get: () => ({ history: { present: {} } }) } }
  link.showField(session as never, field)
  expect(heard).toEqual([])
  says('Before', true)
  link.leave()
  says('After', true)
  expect(heard).toEqual(['title', 'title'])
})
