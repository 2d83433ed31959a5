import { f, type PageContext, section } from 'atrium'
import { color } from 'atrium/model/color/color.ts'
import { titledTexts } from 'atrium/model/promo/titled.ts'
import type { z } from 'zod'
import messages from './messages.ts'

const percent = (name: string) => f.text({ help: `Of the map, from its ${name} edge, in percent.`, example: '49.5%' })

const highlight = () =>
  f.group({
    title: f.required(f.text({ help: 'Its anchor is made of it.' })),
    intro: f.html({ help: 'Why not to miss it.' }),
    backgroundColor: color({ label: 'Ground', help: 'The color behind its words.' }),
    mapPosition: f.group(
      { top: percent('upper'), left: percent('left') },
      { label: 'Place on the map', help: 'Where its point is; without it there is none.' },
    ),
    cta: f.links({ label: 'Links', help: 'Where to read on.' }),
    images: f.images({ help: 'Beside the words, in this order.' }),
    cards: titledTexts('body'),
  })

/** Declares the fields of what not to miss at a site. */
export const highlightFields = () => f.list(highlight(), { help: 'In the order of a walk.', itemName: 'title' })

type Highlights = z.output<ReturnType<typeof highlightFields>>

/** A title as an anchor: white space becomes hyphens, and what is no letter and no hyphen goes. */
export const highlightId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^\p{L}-]/gu, '')

const PERCENT = /^\d{1,3}(?:\.\d+)?%$/

/** Highlights with anchors of their own, as sections show them. */
export function shownHighlights(highlights: Highlights, { translate }: Pick<PageContext, 'translate'>) {
  const { amountOfTime } = translate(messages)
  const taken = new Map<string, number>()
  return highlights.map(({ title, intro, backgroundColor, mapPosition, cta, images, cards }) => {
    const id = highlightId(title) || 'highlight'
    const count = (taken.get(id) ?? 0) + 1
    taken.set(id, count)
    return {
      id: count > 1 ? `${id}-${count}` : id,
      title,
      intro,
      colorName: backgroundColor,
      position: mapPosition,
      links: cta,
      images,
      cards: cards.map((card) => ({ ...card, icon: card.title?.includes(amountOfTime) ? 'clock' : undefined })),
    }
  })
}

type Shown = ReturnType<typeof shownHighlights>

/** The points of those that have a place on the map. */
export const highlightPins = (highlights: Shown) =>
  highlights.flatMap(({ id, title, position: { top = '', left = '' } = {} }) =>
    PERCENT.test(top) && PERCENT.test(left) ? [{ title, href: `#${id}`, top, left }] : [],
  )

export const highlightsSection = (highlights: Shown) =>
  section('highlights', { items: highlights.map(({ position: _, ...shown }) => shown) })
