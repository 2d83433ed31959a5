// @vitest-environment jsdom
// React's development build alone warns: tests/react-build.ts says which tests have it.
import type { RenderRoot } from 'atrium'
import { loaded } from 'atrium/blocks/example-entry.ts'
import faq from 'atrium/model/promo/types/faq.ts'
import questionAnswer from 'atrium/model/promo/types/question-answer.ts'
import { RenderContextProvider } from 'atrium/ui/render-context.tsx'
import { settings } from 'atrium/ui/testing/shown.tsx'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it, vi } from 'vitest'
import { assemble } from '#engine/assemble/assemble.ts'
import { discover, type ModulesByFile } from '#engine/assemble/discover.ts'
import type { Block } from '#engine/contract/page/block.ts'
import { render } from '#engine/request/page/render.tsx'
import { validate } from '#engine/request/page/validate.ts'

const blocks: ModulesByFile = import.meta.glob('/blocks/*/index.tsx', { eager: true })
const types: ModulesByFile = import.meta.glob('/model/*/types/*.ts', { eager: true })
const site = assemble(discover({ plugins: {}, blocks, types }), { brand: 'ellery' })
const surround = (element: React.ReactElement, root: RenderRoot) => (
  <RenderContextProvider settings={settings} root={root}>
    {element}
  </RenderContextProvider>
)

const checker = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Choices of one filter share their name.
    'form-dup-name': ['error', { shared: ['button', 'checkbox', 'radio', 'reset', 'submit'] }],
    // React writes them so.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // An example stands alone: its headings have no page around them.
    'heading-level': 'off',
    'no-inline-style': 'off',
    'prefer-native-element': 'off',
    'wcag/h30': 'off',
    'tel-non-breaking': 'off',
    'require-sri': 'off',
    'unique-landmark': 'off',
    'prefer-tbody': 'off',
  },
})

/** An example as it stands on a page, with what the log and React said. */
function show(block: Block, example: object) {
  const problems: string[] = []
  const note = (_facts: unknown, message: string) => void problems.push(message)
  const spy = vi.spyOn(console, 'error').mockImplementation((...words) => void problems.push(words.join(' ')))
  const options = {
    site,
    log: { info: note, warn: note, error: note },
    origin: { contentType: 'example', uid: block.type },
    showProblems: false,
    surround,
    islandContext: () => settings,
    assets: { island: (file: string) => file },
    prefix: '',
  }
  const sections = validate([{ ...example, blockType: block.type }], options)
  const html = render(sections, options).html.join('')
  spy.mockRestore()
  return { html, problems, sections }
}

const cases = [...site.blocks.values()].flatMap(({ definition }) =>
  definition.examples.map((example, index) => [definition.type, index + 1, definition, example as object] as const),
)

describe('every example of every block', () => {
  it.each(cases)('%s, example %i, is shown without a word of complaint', (_type, _index, block, example) => {
    const { html, problems } = show(block, example)
    expect(problems).toEqual([])
    expect(html).not.toBe('')
  })

  it.each(cases)('%s, example %i, is valid HTML', async (_type, _index, block, example) => {
    const report = await checker.validateString(
      `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${show(block, example).html}</body></html>`,
    )
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([])
  })

  it.each(cases)('%s, example %i, gives every picture size, text and loading', (_type, _index, block, example) => {
    for (const [img] of show(block, example).html.matchAll(/<img [^>]*>/g)) {
      expect(img).toMatch(/ width="\d+"/)
      expect(img).toMatch(/ height="\d+"/)
      expect(img).toMatch(/ alt="/)
      expect(img).toMatch(/ loading="/)
    }
  })
})

describe('the registry', () => {
  it.each([
    ['BLK-001', 'textBlock', 'text_block'],
    ['BLK-005', 'pullQuoteBlock', 'pull_quote_block'],
    ['BLK-007', 'callOut', 'call_out'],
    ['BLK-008', 'contentBlock', 'content_block'],
    ['BLK-009', 'contentBlockReference', 'content_block_reference'],
    ['BLK-010', 'faq', 'faq'],
    ['BLK-013', 'header', 'header'],
    ['BLK-014', 'headerWithHorizontalRule', 'header_with_horizontal_rule'],
    ['BLK-015', 'intro', 'intro'],
    ['BLK-016', 'authorBios', 'author_bios'],
    ['BLK-017', 'mediaLayoutBlock', 'media_layout_block'],
    ['BLK-018', 'mediaRowBlock', 'media_row_block'],
    ['BLK-020', 'quotationBlock', 'quotation_block'],
    ['BLK-021', 'listOfLinksBlock', 'list_of_links_block'],
    ['BLK-022', 'jumpLinksBlock', 'jump_links_block'],
    ['BLK-024', 'collectionObjectBlock', 'collection_object_block'],
    ['BLK-025', 'imageViewerEditorial', 'image_viewer_editorial'],
    ['BLK-026', 'lightboxListingCarousel', 'lightbox_listing_carousel'],
  ])('%s registers %s as %s', (_row, type, wire) => {
    expect(site.blocks.get(type)?.definition.wire).toBe(wire)
  })

  it.each(['mediaRowBlock', 'mediaLayoutBlock'])(
    'SITE-092 %s takes pictures, media, colour, layout and title',
    (type) => {
      expect(Object.keys(site.blocks.get(type)?.fields ?? {})).toEqual(
        expect.arrayContaining(['images', 'media', 'colorName', 'layout', 'title']),
      )
    },
  )
})

const htmlOf = (type: string, fields: object) => show(site.blocks.get(type)?.definition as Block, fields).html

describe('blocks', () => {
  it('BLK-002 joins consecutive texts with a blank line', () => {
    expect(site.blocks.get('textBlock')?.definition.merge?.({ text: '<p>a</p>' }, { text: '<p>b</p>' })).toEqual({
      text: '<p>a</p>\n\n<p>b</p>',
    })
  })

  it.each([
    ['BLK-013', 'header', {}, 'h2'],
    ['BLK-013', 'header', { headingLevel: 4 }, 'h4'],
    ['BLK-014', 'headerWithHorizontalRule', {}, 'h2'],
    ['BLK-014', 'headerWithHorizontalRule', { headingLevel: 3 }, 'h3'],
  ])('%s %s is a heading of its level, 2 unless it says so', (_row, type, fields, tag) => {
    expect(htmlOf(type, { text: 'Materials', ...fields })).toMatch(new RegExp(`<${tag}[^>]*>.*Materials`))
  })

  it('ENG-007 ENG-008 ENG-009 a heading in a text is reached by the slug of its words', () => {
    expect(htmlOf('header', { text: 'First Firing: 600 °C' })).toContain('id="first-firing-600-c"')
  })

  it.each(['xsmall', 'small', 'medium', 'large', 'full-bleed', 'masonry', 'editorial inline'])(
    'ENG-010 lists cards in the size %s',
    (size) => {
      expect(htmlOf('cardListing', { items: [{ title: 'Clay', href: '/news/clay' }], size })).toContain(
        `data-size="${size}"`,
      )
    },
  )

  it('ENG-012 ENG-013 a hero carries a "Jump to" dropdown and submenu links', () => {
    const html = htmlOf('hero', {
      title: 'News',
      jumpTo: [{ title: 'Books', href: '#books' }],
      submenu: { link: [{ title: 'Press', href: '/news/journalists' }] },
    })
    expect(html).toMatch(/<summary>Jump to/)
    expect(html).toContain('href="#books"')
    expect(html).toContain('href="/news/journalists"')
  })

  it('SITE-064 SITE-065 a navigation is a dropdown of links; one menu alone shows no label', () => {
    const menu = (title: string) => ({ title, items: [{ title: `Link of ${title}`, href: `/${title}` }] })
    const of = (...menus: object[]) =>
      htmlOf('hero', { title: 'x', navigation: { name: 'news', title: 'News', menus } })
    expect(of(menu('One'), menu('Two'))).toMatch(/One<\/p>.*Two<\/p>/s)
    expect(of(menu('One'))).not.toMatch(/>One</)
    expect(of(menu('One'))).toContain('<a href="/One">Link of One</a>')
  })

  it('SITE-066 in the page a navigation is headed by its title', () => {
    expect(
      htmlOf('sectionNavigation', {
        navigation: {
          name: 'legal',
          title: 'Legal',
          menus: [{ items: [{ title: 'Privacy', href: '/legal/privacy' }] }],
        },
      }),
    ).toContain('Legal navigation</h2>')
  })

  it('NEWS-097 NEWS-096 BLK-055 a listing feature shows the first item large, the third without picture', () => {
    const image = { iiif: { id: 'a' }, width: 800, height: 600 }
    const html = htmlOf('listingFeature', { items: ['a', 'b', 'c', 'd'].map((title) => ({ title, image })) })
    const cards = html.split('<li>').slice(1)
    expect(cards.map((card) => /data-size="(\w+)"/.exec(card)?.[1])).toEqual(['large', 'small', 'small', 'small'])
    expect(cards.map((card) => card.includes('<img'))).toEqual([true, true, false, true])
  })

  it.each([
    ['BLK-060 BLK-061', 'image-left_wide', 'image-left'],
    ['BLK-061', 'image-right', 'image-right'],
  ])('%s the variation %s stands beside its picture', async (_row, variation, expected) => {
    const { variationOf } = await import('atrium/ui/picture/variation.ts')
    expect(htmlOf('featuredItem', { item: { title: 'x' }, variation: variationOf(variation) })).toContain(
      `data-variation="${expected}"`,
    )
  })

  it('BLK-066 questions that have no title are under no heading', () => {
    const question = loaded(questionAnswer, 'q', 'Who may read here?', { answer: [] })
    expect(htmlOf('faq', { items: [question] })).not.toMatch(/<h\d/)
  })

  it('BLK-064 BLK-066 a set none of whose questions is published has no heading over nothing', () => {
    const question = loaded(questionAnswer, 'q', 'Who may read here?', { answer: [] })
    const sets = [
      { setTitle: 'Before you come', questionAnswer: [question] },
      { setTitle: 'At the table', questionAnswer: [] },
    ]
    const html = htmlOf('faq', { faq: loaded(faq, 'f', 'F', { questionAnswerSet: sets }) })
    expect([html.includes('Before you come'), html.includes('At the table')]).toEqual([true, false])
  })

  it('two groups of tabs that have no title are chosen among apart', () => {
    const nameOf = (title: string) =>
      /name="([^"]+)"/.exec(htmlOf('promoTabs', { items: [{ title, items: [{ title: 'One' }] }] }))?.[1]
    expect(nameOf('Look')).not.toBe(nameOf('Read'))
  })

  it('BLK-066 questions without answers are not shown', () => {
    expect(
      show(site.blocks.get('faq')?.definition as Block, {
        faq: loaded(faq, 'f', 'F', {}),
      }).sections,
    ).toEqual([])
  })
})
