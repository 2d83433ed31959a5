import { f } from 'atrium'
import type { z } from 'zod'

const writtenPromo = () =>
  f.group({
    title: f.text({ help: 'What it is about.' }),
    subtitle: f.text({ help: 'The line over the title.' }),
    blurb: f.html({ aliases: ['content', 'text'], help: 'A few words that invite.' }),
    link: f.links({ aliases: ['links', 'cta'], help: 'Where it leads; the first counts most.' }),
    image: f.image({ help: 'Beside or above the words.' }),
    tag: f.text({ help: 'One word over the title, like New.' }),
  })

/** Promos written on the page itself, as editors fill them in. */
export const writtenPromos = (options?: Parameters<typeof f.text>[0]) =>
  f.list(writtenPromo(), { itemName: 'title', help: 'Written here, for this page alone.', ...options })

/** The same under a heading. */
export const promoListFields = () => ({
  title: f.text({ aliases: ['heading', 'header'], help: 'The heading over the promos.' }),
  subtitle: f.text({ aliases: ['subheading'], help: 'One line below the heading.' }),
  intro: f.html({ help: 'A sentence or two before the promos.' }),
  image: f.image({ help: 'Beside the heading.' }),
  cta: f.link({ label: 'Link to more', help: 'Beside the heading, to where all of it is.' }),
  items: writtenPromos({ aliases: ['promo'] }),
})

/** The same, as sections show them. */
export const promosOf = (items: readonly NonNullable<z.output<ReturnType<typeof writtenPromo>>>[]) =>
  items.map(({ link, ...promo }) => ({ ...promo, cta: link }))
