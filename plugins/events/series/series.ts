import { z } from 'zod'
import {
  also,
  type CardMapping,
  colorReference,
  defineContentType,
  type Entry,
  group,
  html,
  image,
  link,
  pageFields,
  pageIncludes,
  plainText,
  reference,
  required,
  submenu,
  text,
} from '#engine'
import type { LocationEntry } from '#ui/location/location.ts'
import { seriesModuleIncludes, seriesModules } from '../fields.ts'

/** The hero of a series: what it is, where and when. */
const seriesHero = () =>
  group({
    image: image(),
    promoImage: image(),
    backgroundColorName: also(colorReference(), 'background_color'),
    cta: link(),
    blurb: html(),
    displayDate: text(),
    category: text(),
    location: reference<LocationEntry>('{brand}_location'),
    variation: text(),
    submenu: submenu(),
  })

const fields = { ...pageFields(), hero: seriesHero(), ...seriesModules() }
const series = z.object(fields)

/** Both kinds stand as a card alike. */
const card: CardMapping<z.output<typeof series>> = {
  include: ['hero.promo_image', 'hero.image', 'hero.location'],
  map: ({ hero }) => ({
    subtitle: 'Series',
    image: hero?.promoImage ?? hero?.image,
    date: hero?.displayDate,
    excerpt: hero?.blurb,
    meta: hero?.location?.title,
  }),
}

const search = ({ title, displayTitle, subtitle, hero, aboutModule }: Entry<z.output<typeof series>>) => ({
  title: displayTitle ?? title,
  description: plainText(hero?.blurb) || subtitle,
  text: plainText(aboutModule?.body),
  type: 'Series',
})

/** Without a page of its own a series leads to what's on. */
const leadsToWhatsOn = (url: string | undefined): boolean => !url || /^\/*$/.test(url)

/** A series under what's on. */
export const pageSeries = defineContentType({
  name: 'page_series',
  label: 'Series',
  schema: series,
  card: {
    ...card,
    map: (entry, help) => ({ ...card.map?.(entry, help), ...(leadsToWhatsOn(entry.url) && { href: '/whats-on' }) }),
  },
  search,
})

/** A series with a place of its own on the site. */
export const specialSeries = defineContentType({
  name: 'pst_series_page',
  label: 'Special series',
  schema: series.extend({ url: required(text()) }),
  card,
  search,
})

export type Series = z.output<typeof series>
export type SeriesEntry = Entry<Series>

/** What both kinds of series page read: `pageIncludes` but for the fields that their hero does not have. */
export const seriesPageIncludes = [
  ...pageIncludes.filter((path) => !path.startsWith('hero.')),
  'hero.image',
  'hero.promo_image',
  'hero.location',
  ...seriesModuleIncludes,
]
