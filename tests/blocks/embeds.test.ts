import { defineContentType, f } from 'atrium'
import donationForm from 'atrium/blocks/donation-form/index.tsx'
import interactiveEmbed from 'atrium/blocks/interactive-embed/index.tsx'
import slidesEmbed from 'atrium/blocks/slides-embed/index.tsx'
import { contentOf } from 'atrium/testing'
import { isFrameable } from 'atrium/ui/embed/frame.tsx'
import { linksOf, shown } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pipeline } from '../schema/support.ts'

const url = 'https://frames.example.org/a'
const frameHosts = ['frames.example.org']
const spaceOf = (body: HTMLElement) => body.querySelector('.frame > svg')?.getAttribute('viewBox')

const page = defineContentType({ name: 'page', label: 'Page', schema: z.object({ body: f.blocks() }) })
const read = (body: object[]) =>
  contentOf({
    types: [page],
    blocks: [donationForm, interactiveEmbed, slidesEmbed],
    entries: [{ uid: 'p', _content_type_uid: 'page', body }],
  })

describe('embeds', () => {
  it.each([
    ['BLK-003', 'donationForm', 'donation_form', donationForm],
    ['BLK-004', 'interactiveEmbed', 'interactive_embed', interactiveEmbed],
    ['BLK-011 BLK-012', 'slidesEmbed', 'slides_embed', slidesEmbed],
  ] as const)('%s %s is a named frame that waits until it is near, under its title', (_row, type, wire, block) => {
    expect([block.type, block.wire, block.placement]).toEqual([type, wire, 'both'])
    const body = shown(block as never, { title: 'Give', url } as never, { frameHosts })
    const frame = body.querySelector('iframe')
    expect([frame?.title, frame?.getAttribute('src'), frame?.getAttribute('loading')]).toEqual(['Give', url, 'lazy'])
    expect(body.textContent).toContain('Give')
    expect(linksOf(body)).toEqual([`Open on frames.example.org → ${url}`])
  })

  it.each([
    ['BLK-003', donationForm],
    ['BLK-004', interactiveEmbed],
    ['BLK-011', slidesEmbed],
  ])('%s of any other host is a link under its title', (_row, block) => {
    const body = shown(block as never, { title: 'Give', url } as never, { frameHosts: ['other.example.org'] })
    expect(body.querySelector('iframe')).toBeNull()
    expect(linksOf(body)).toEqual([`Give → ${url}`])
  })

  it('BLK-011 slides are called Slides and are 16:9 unless they say otherwise', () => {
    const body = shown(slidesEmbed, { url }, { frameHosts })
    expect([body.querySelector('iframe')?.title, spaceOf(body)]).toEqual(['Slides', '0 0 16 9'])
    expect(spaceOf(shown(slidesEmbed, { url, aspectRatio: '4:3' }, { frameHosts }))).toBe('0 0 4 3')
  })

  it('BLK-004 an interactive is 16:9 unless it says otherwise, and has a caption', () => {
    expect(spaceOf(shown(interactiveEmbed, { title: 'Jar', url }, { frameHosts }))).toBe('0 0 16 9')
    const body = shown(
      interactiveEmbed,
      { title: 'Jar', url, aspectRatio: '1.91:1', caption: 'Turn <em>it</em>.' },
      { frameHosts },
    )
    expect(spaceOf(body)).toBe('0 0 1.91 1')
    expect(body.querySelector('figcaption')?.innerHTML).toBe('Turn <em>it</em>.')
  })

  it.each([
    [undefined, 900],
    [640, 640],
    [-5, 160],
    [90_000, 4000],
  ])('BLK-003 a donation form of height %s reserves %i pixels', (height, pixels) => {
    expect(spaceOf(shown(donationForm, { title: 'Give', url, height }, { frameHosts }))).toBe(`0 0 1 ${pixels}`)
  })

  it.each(['banana', '0:9', '16/9', '-1:2', '16:9;', '99999:1'])(
    'BLK-011 a malformed shape is reported by place, and the slides stand in 16:9: %s',
    (shape) => {
      const { model, issues } = pipeline({ aspectRatio: slidesEmbed.schema.shape.aspectRatio })({ aspect_ratio: shape })
      expect(issues.map(({ field }) => field)).toEqual(['aspect_ratio'])
      expect(slidesEmbed.schema.parse({ url, ...model }).aspectRatio).toBe('16:9')
    },
  )

  it('BLK-003 BLK-004 BLK-011 without address or title there is no block, and the report says so', () => {
    const { entryOf, issues } = read([
      { donation_form: { title: 'Give' } },
      { interactive_embed: { url } },
      { slides_embed: { title: 'Talk' } },
      { slides_embed: { url } },
    ])
    expect(entryOf('p')?.body).toEqual([{ blockType: 'slidesEmbed', url, aspectRatio: '16:9' }])
    expect(issues.p).toEqual([
      'body[0].donation_form.url',
      'body[1].interactive_embed.title',
      'body[2].slides_embed.url',
    ])
  })
})

describe('a host that may be shown in a frame', () => {
  it.each([
    ['https://frames.example.org/a', true],
    ['http://frames.example.org/a', false],
    ['https://frames.example.org:8443/a', false],
    ['https://frames.example.org.evil.example/a', false],
    ['https://evil.example/frames.example.org', false],
    ['//frames.example.org/a', false],
    ['/a', false],
    ['javascript:alert(1)', false],
  ])('%s: %s', (address, allowed) => {
    expect(isFrameable(address, frameHosts)).toBe(allowed)
  })

  it('may be configured with scheme and port', () => {
    expect(isFrameable('http://127.0.0.1:4711/a', ['http://127.0.0.1:4711'])).toBe(true)
    expect(isFrameable('https://a.example', ['not a host'])).toBe(false)
  })
})
