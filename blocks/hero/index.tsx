import { z } from 'zod'
import { harbor, longTitle, lowSun, mediaItem, moon, orbits, quince } from '#blocks/example-content.ts'
import { type Color, colors, defineBlock, type Image, type SectionNavigation } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { Dropdown, LinkList } from '#ui/disclosure/disclosure.tsx'
import { titleLength } from '#ui/heading/title-length.ts'
import { Cta, Link } from '#ui/link/link.tsx'
import type { MediaLayoutFields } from '#ui/media/media-item.ts'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { type HeroDate, HeroFacts } from './hero-facts.tsx'
import { HeroPicture, isBeside } from './hero-picture.tsx'

const link = z.object({ title: z.string(), href: z.string() })
const day = z.custom<HeroDate>()
const schema = z.object({
  /** How the page presents itself; each has a shape and, unless an editor chose one, a colour. */
  variant: z
    .enum(['Home', 'Landing', 'Listing', 'Article', 'Detail', 'Project', 'EducationResource'])
    .default('Detail'),
  /** A line over the title. */
  eyebrow: z.object({ title: z.string(), href: z.string().optional() }).optional(),
  title: z.string(),
  subtitle: z.string().optional(),
  intro: z.string().optional(),
  authors: z.array(z.object({ title: z.string(), href: z.string().optional() })).default([]),
  published: day.optional(),
  updated: day.optional(),
  image: z.custom<Image>().optional(),
  /** A layout of media in place of the image. */
  media: z.custom<MediaLayoutFields>().optional(),
  colorName: z.enum(colors).optional(),
  cta: link.optional(),
  /** `sections` asks for links to the sections of the page. */
  jumpTo: z.union([z.literal('sections'), z.array(link)]).optional(),
  submenu: z.object({ title: z.string().optional(), link: z.array(link).default([]) }).optional(),
  navigation: z.custom<SectionNavigation>().optional(),
})

const grounds: Partial<Record<z.output<typeof schema>['variant'], Color>> = {
  Home: 'magenta',
  Landing: 'yellow',
  Listing: 'sky',
  Detail: 'warm-grey',
  Project: 'garden-light',
  EducationResource: 'sunset',
}

/** What a page opens with. */
function Hero(props: BlockProps<typeof schema>) {
  const { id, variant, eyebrow, title, subtitle, intro, image, media, colorName, cta, jumpTo, submenu, navigation } =
    props
  const isWide = variant === 'Home' || variant === 'Article'
  const jumps = Array.isArray(jumpTo) ? jumpTo : []
  const hasWays = Boolean(navigation || jumps.length > 0 || submenu?.link.length)
  return (
    <header
      className="hero"
      id={id}
      data-variant={variant}
      data-color={colorName ?? grounds[variant]}
      data-length={titleLength(title)}
      data-pictured={isBeside({ image, media, wide: isWide }) ? '' : undefined}
    >
      <div className="hero-words">
        {eyebrow && (
          <p className="hero-eyebrow">
            {eyebrow.href ? <Link href={eyebrow.href}>{eyebrow.title}</Link> : eyebrow.title}
          </p>
        )}
        <h1 className="hero-title">{title}</h1>
        {subtitle && <p className="hero-subtitle">{subtitle}</p>}
        <RichText className="hero-intro" html={intro} />
        <HeroFacts {...props} />
        {cta && <Cta {...cta} look="button" />}
        {hasWays && (
          <div className="hero-ways">
            {navigation && <Dropdown label={navigation.title} menus={navigation.menus} />}
            {jumps.length > 0 && <Dropdown label="Jump to" menus={[{ items: jumps }]} />}
            {submenu && submenu.link.length > 0 && (
              <nav aria-label={submenu.title ?? 'On this subject'}>
                {submenu.title && <p className="hero-submenu-title">{submenu.title}</p>}
                <LinkList className="hero-submenu" links={submenu.link} />
              </nav>
            )}
          </div>
        )}
      </div>
      <HeroPicture image={image} media={media} wide={isWide} captioned={variant === 'Article'} />
    </header>
  )
}

const navigation: SectionNavigation = {
  name: 'news',
  title: 'News & Stories',
  menus: [
    { title: 'News', items: [{ title: 'All News', href: '/news/all' }] },
    { title: 'Topics', items: [{ title: 'Ceramics', href: '/news/tag/ceramics' }] },
  ],
}

const hero = defineBlock({
  type: 'hero',
  label: 'Hero',
  description: 'What a page opens with: its title, a few words, a picture, ways on.',
  placement: 'section',
  schema,
  examples: [
    {
      variant: 'Article',
      title: longTitle,
      subtitle: 'An early owner chose one, and argued with the author for thirty years',
      authors: [{ title: 'Ines Valderrama', href: '/author/ines-valderrama' }, { title: 'A Guest' }],
      published: { iso: '2026-02-24', label: 'February 24, 2026' },
      updated: { iso: '2026-03-02', label: 'Updated March 2, 2026' },
      image: orbits,
    },
    {
      variant: 'Home',
      title: 'Free to enter, slow to leave',
      image: harbor,
      cta: { title: 'Latest stories', href: '/news' },
    },
    {
      variant: 'Landing',
      title: 'News',
      intro: '<p>What happens in the galleries and behind them.</p>',
      image: lowSun,
      navigation,
      jumpTo: [{ title: 'Conservation', href: '#conservation' }],
      submenu: { title: 'Elsewhere', link: [{ title: 'Journalists', href: '/news/journalists' }] },
    },
    { variant: 'Listing', title: 'Ceramics', navigation },
    { variant: 'Project', eyebrow: { title: 'Earthen Walls', href: '/projects/earthen-walls' }, title: 'Method' },
    { title: 'Privacy' },
    {
      variant: 'Landing',
      title: 'A square of the sky, seen once and drawn for the rest of a long life on the estuary',
      media: { layout: 'square', media: [mediaItem(moon)] },
    },
    { variant: 'Landing', title: 'Quince', media: { layout: 'column-width', media: [mediaItem(quince)] } },
  ],
  Component: Hero,
})

export default hero

declare module '#engine' {
  interface Blocks {
    hero: typeof hero
  }
}
