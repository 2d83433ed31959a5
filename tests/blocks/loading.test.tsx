import authorBios from 'atrium/blocks/author-bios/index.tsx'
import callOut from 'atrium/blocks/call-out/index.tsx'
import contentBlockReference from 'atrium/blocks/content-block-reference/index.tsx'
import faq from 'atrium/blocks/faq/index.tsx'
import mediaRowBlock from 'atrium/blocks/media-row-block/index.tsx'
import video from 'atrium/blocks/video/index.tsx'
import { mediaTypes } from 'atrium/model/media/media-types.ts'
import videoType from 'atrium/model/media/types/video.ts'
import videoAsset from 'atrium/model/media/types/video-asset.ts'
import person from 'atrium/model/person/types/person.ts'
import contentBlock from 'atrium/model/promo/types/content-block.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import faqType from 'atrium/model/promo/types/faq.ts'
import { to } from 'atrium/testing'
import { texts } from 'atrium/ui/testing/shown.tsx'
import { shownStory } from 'atrium/ui/testing/story.tsx'
import { describe, expect, it } from 'vitest'

const kiln = {
  uid: 'kiln',
  _content_type_uid: 'image',
  alt: 'A kiln',
  iiif: { id: 'kiln' },
  width: 800,
  height: 600,
}
const picturesOf = (main: HTMLElement) => [...main.querySelectorAll('img')].map(({ alt }) => alt)

describe('what editors put into a text is loaded as far as it is shown', () => {
  it('BLK-016 authors with portrait, and employer with what that is part of', async () => {
    const entries = [
      kiln,
      {
        uid: 'ada',
        _content_type_uid: 'person',
        given_name: 'Ada',
        family_name: 'Okafor',
        image: to('image', 'kiln'),
        works_for: to('organization', 'museum'),
      },
      { uid: 'museum', _content_type_uid: 'organization', title: 'Museum', part_of: to('organization', 'trust') },
      { uid: 'trust', _content_type_uid: 'organization', title: 'Trust' },
    ]
    const body = [{ author_bios: { authors: to('person', 'gone', 'ada') } }]
    const { main } = await shownStory([authorBios], body, entries, [person])
    expect(texts(main, 'article')).toEqual(['Ada OkaforMuseum, Trust'])
    expect(picturesOf(main)).toEqual(['A kiln'])
  })

  it('BLK-007 a promo with its picture and the content that it speaks for', async () => {
    const entries = [
      kiln,
      {
        uid: 'promo',
        _content_type_uid: 'content_promo',
        title: 'promo 7',
        image: to('image', 'kiln'),
        content_reference: to('content_block', 'room'),
      },
      { uid: 'room', _content_type_uid: 'content_block', title: 'The reading room', text: '<p>Twelve tables.</p>' },
    ]
    const body = [{ call_out: { content_promo: to('content_promo', 'promo') } }]
    const { main } = await shownStory([callOut], body, entries, [contentPromo])
    expect(texts(main, 'h2, p')).toEqual(['The reading room', 'Twelve tables.'])
    expect(picturesOf(main)).toEqual(['A kiln'])
  })

  it('BLK-009 a shared content block with its picture', async () => {
    const room = { uid: 'room', _content_type_uid: 'content_block', title: 'The room', text: '<p>Twelve tables.</p>' }
    const entries = [kiln, { ...room, image: to('image', 'kiln') }]
    const body = [{ content_block_reference: { content_block: to('content_block', 'room') } }]
    const { main } = await shownStory([contentBlockReference], body, entries, [contentBlock])
    expect(texts(main, 'h2, p')).toEqual(['The room', 'Twelve tables.'])
    expect(picturesOf(main)).toEqual(['A kiln'])
  })

  it('BLK-010 BLK-065 questions, and what stands in their answers', async () => {
    const answer = [{ media_row_block: { layout: 'column-width', media: [{ reference: to('image', 'kiln') }] } }]
    const entries = [
      kiln,
      {
        uid: 'faq',
        _content_type_uid: 'faq',
        title: 'Firing',
        question_answer_set: [{ set_title: 'Heat', question_answer: to('question_answer', 'gone', 'q') }],
      },
      { uid: 'q', _content_type_uid: 'question_answer', title: 'How hot?', answer },
    ]
    const body = [{ faq: { faq: to('faq', 'faq') } }]
    const { main } = await shownStory([faq, mediaRowBlock], body, entries, [faqType, ...mediaTypes])
    expect(texts(main, 'h2, h3, summary')).toEqual(['Firing', 'Heat', 'How hot?'])
    expect(picturesOf(main)).toEqual(['A kiln'])
  })

  it('BLK-018 media with the pictures that stand for them', async () => {
    const entries = [
      kiln,
      {
        uid: 'jar',
        _content_type_uid: 'artwork',
        title: 'jar',
        display_title: 'Storage Jar',
        image: to('image', 'kiln'),
      },
      { uid: 'film', _content_type_uid: 'video', title: 'Firing', url: '/firing.mp4', poster: to('image', 'kiln') },
    ]
    const media = [{ reference: to('artwork', 'jar') }, { reference: to('video', 'film') }]
    const body = [{ media_row_block: { layout: 'side-by-side', media } }]
    const { main } = await shownStory([mediaRowBlock], body, entries, mediaTypes)
    expect(texts(main, '.caption-title')).toEqual(['Storage Jar', 'Firing'])
    expect(picturesOf(main)).toEqual(['A kiln'])
    expect(main.querySelector('video')?.poster).toContain('/iiif/kiln/')
  })

  it('BLK-023 a film with its still', async () => {
    const film = { uid: 'film', _content_type_uid: 'video', title: 'Firing', url: '/firing.mp4' }
    const entries = [kiln, { ...film, poster: to('image', 'kiln') }]
    const body = [{ video: { video: to('video', 'film') } }]
    const { main } = await shownStory([video], body, entries, [videoType, videoAsset])
    expect(main.querySelector('video')?.poster).toContain('/iiif/kiln/')
  })
})

it('what is wrong in a text is named in the log, with the entry and the block that it stands in', async () => {
  const body = [{ media_row_block: { media: [{ reference: to('image', 'kiln') }] } }]
  const { log } = await shownStory([mediaRowBlock], body, [kiln], mediaTypes)
  expect(log.lines).toEqual([
    {
      level: 'warn',
      message: 'Row layout arguments are missing',
      facts: { contentType: 'story', uid: 'page', blockType: 'mediaRowBlock' },
    },
  ])
})
