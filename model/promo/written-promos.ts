import type { z } from 'zod'
import { f } from '#engine'

const writtenPromo = () =>
  f.group({
    title: f.text(),
    subtitle: f.text(),
    blurb: f.html({ aliases: ['content', 'text'] }),
    link: f.links({ aliases: ['links', 'cta'] }),
    image: f.image(),
    tag: f.text(),
  })

/** Promos written on the page itself, as editors fill them in. */
export const writtenPromos = (options?: Parameters<typeof f.text>[0]) => f.list(writtenPromo(), options)

/** The same under a heading. */
export const promoListFields = () => ({
  title: f.text({ aliases: ['heading', 'header'] }),
  subtitle: f.text({ aliases: ['subheading'] }),
  intro: f.html(),
  image: f.image(),
  cta: f.link(),
  items: writtenPromos({ aliases: ['promo'] }),
})

/** The same, as sections show them. */
export const promosOf = (items: readonly NonNullable<z.output<ReturnType<typeof writtenPromo>>>[]) =>
  items.map(({ link, ...promo }) => ({ ...promo, cta: link }))
