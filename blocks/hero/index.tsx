import { defineBlock, f, type Image, languageAttributes, type SectionNavigation } from 'atrium'
import { harbor, longTitle, lowSun, mediaItem, moon, orbits, quince, stairs } from 'atrium/blocks/example-content.ts'
import { colors, type Ground } from 'atrium/model/color/colors.ts'
import { link, term } from 'atrium/model/navigation/term.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Dropdown, LinkList } from 'atrium/ui/disclosure/disclosure.tsx'
import { PageTitle } from 'atrium/ui/heading/page-title.tsx'
import { titleLength } from 'atrium/ui/heading/title-length.ts'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Cta, Link } from 'atrium/ui/link/link.tsx'
import type { MediaFields } from 'atrium/ui/media/media-item.ts'
import { Listed } from 'atrium/ui/person/listed.tsx'
import type { PictureLayoutName } from 'atrium/ui/picture/layouts.ts'
import { isSplit } from 'atrium/ui/picture/variation.ts'
import { useMessages, useScript } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { compositionOf } from './composition.ts'
import { type HeroDate, HeroDetails, HeroFacts } from './hero-facts.tsx'
import { HeroPicture, isBeside } from './hero-picture.tsx'
import messages from './messages.ts'

/** What a title is listed of, where its words are of several entries. */
const parts = z.array(z.object({ words: z.string().optional(), of: z.custom<object>().optional() })).default([])
const day = z.custom<HeroDate>()
const schema = z.object({
  /** How the page presents itself; each has a shape and, unless an editor chose one, a colour. */
  variant: z
    .enum(['Home', 'Landing', 'Listing', 'Article', 'Exhibition', 'Detail', 'Project', 'EducationResource', 'Series'])
    .default('Detail'),
  /** A line over the title. */
  eyebrow: term.extend({ parts }).optional(),
  title: z.string(),
  parts,
  /** Closes the title after a colon, in smaller letters. */
  titleTail: z.string().optional(),
  subtitle: z.string().optional(),
  intro: z.string().optional(),
  authors: z.array(term).default([]),
  /** How long it is, as printed: `12 min`. */
  duration: z.string().optional(),
  /** Facts under the words, each under its name. */
  details: z.array(z.object({ label: z.string(), values: z.array(term) })).default([]),
  published: day.optional(),
  updated: day.optional(),
  image: z.custom<Image>().optional(),
  /** How an image under the words is placed; default: from edge to edge. */
  imageSize: z.custom<PictureLayoutName>().optional(),
  /** A layout of media in place of the image. */
  media: z.custom<MediaFields>().optional(),
  /** Of a series: `image-left` and `image-right` say where the picture is, else it takes the whole width. */
  variation: z.string().optional(),
  colorName: z.enum(colors).optional(),
  cta: link.optional(),
  /** `sections` asks for links to the sections of the page. */
  jumpTo: z.union([z.literal('sections'), z.array(link)]).optional(),
  submenu: z.object({ title: z.string().optional(), link: z.array(link).default([]) }).optional(),
  /** Sections under the words. */
  lead: f.blocks(),
  /** A button prints the page, where there are scripts. */
  printable: z.boolean().default(false),
  navigation: z.custom<SectionNavigation>().optional(),
})

/** What a page is painted in where no editor chose a colour; the others are on the wall. */
const standardGround: Partial<Record<z.output<typeof schema>['variant'], Ground>> = {
  Home: 'accent',
  Landing: 'accent',
  Listing: 'accent',
  Detail: 'tint',
  Project: 'accent',
  EducationResource: 'accent',
  Series: 'tint',
}

const titled = ({ title, parts }: Pick<z.output<typeof schema>, 'title' | 'parts'>) =>
  parts.length > 0 ? <Listed parts={parts} /> : title

/** Shows what a page opens with. */
function Hero(props: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const { id, variant, eyebrow, title, titleTail, subtitle, intro, image, imageSize, media, variation } = props
  const { colorName, details, lead, cta, jumpTo, submenu, navigation, printable } = props
  const print = useScript('blocks/hero/print.enhance.ts')
  const split = isSplit(variation)
  const isCaptioned = variant === 'Article' || variant === 'Exhibition'
  const isWide = isCaptioned || (variant === 'Series' && !split)
  const composition = compositionOf(variant, { image, media })
  const jumps = Array.isArray(jumpTo) ? jumpTo : []
  const hasWays = Boolean(navigation || jumps.length > 0 || submenu?.link.length || printable)
  return (
    <header
      className="hero"
      id={id}
      data-variant={variant}
      data-color={colorName ?? standardGround[variant]}
      data-length={titleLength(title)}
      data-composition={composition}
      data-pictured={!composition && isBeside({ image, media, wide: isWide }) ? '' : undefined}
      data-variation={split ? variation : undefined}
    >
      <div className="hero-words">
        {eyebrow && (
          <p className="hero-eyebrow" {...languageAttributes(eyebrow.lang)}>
            {eyebrow.href ? <Link href={eyebrow.href}>{titled(eyebrow)}</Link> : titled(eyebrow)}
          </p>
        )}
        <PageTitle className="hero-title" dir="auto">
          {titled(props)}
          {titleTail && (
            <>
              <span className="visually-hidden">: </span>
              <span className="hero-title-tail">{titleTail}</span>
            </>
          )}
        </PageTitle>
        {subtitle && <p className="hero-subtitle">{subtitle}</p>}
        <RichText className="hero-intro" html={intro} />
        <HeroFacts {...props} />
        <HeroDetails details={details} />
        {lead as unknown as ReactNode}
        {cta && <Cta {...cta} look="button" />}
        {hasWays && (
          <div className="hero-links on-screen">
            {navigation && (
              <nav aria-label={navigation.title}>
                <Dropdown label={navigation.title} menus={navigation.menus} />
              </nav>
            )}
            {jumps.length > 0 && <Dropdown label={t.jumpTo} menus={[{ items: jumps }]} />}
            {submenu && submenu.link.length > 0 && (
              <nav aria-label={submenu.title ?? t.onThisSubject}>
                {submenu.title && <p className="hero-submenu-title">{submenu.title}</p>}
                <LinkList className="hero-submenu" links={submenu.link} />
              </nav>
            )}
            {printable && (
              <button className="hero-print outlined" type="button" data-island={print} data-load="focus">
                <Icon name="printer" />
                {t.print}
              </button>
            )}
          </div>
        )}
      </div>
      <HeroPicture
        image={image}
        size={imageSize}
        media={media}
        wide={isWide}
        captioned={isCaptioned}
        composition={composition}
        split={split}
      />
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
  description: 'What a page opens with: its title, a few words, a picture, links.',
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
    {
      variant: 'Exhibition',
      eyebrow: { title: 'This is a past exhibition.' },
      title: 'Small Hours',
      titleTail: 'Woodcuts by Anselm Varga, and what he heard while he cut them',
      subtitle: 'June 13 to November 1, 2026 · Ellery Center',
      image: stairs,
      imageSize: 'post_large_variable_height',
    },
    {
      variant: 'Series',
      eyebrow: { title: 'Music, film' },
      title: 'Slow Evenings',
      subtitle: 'Most Saturdays · Ellery Center',
      intro: '<p>A museum is at its best in the last hour.</p>',
      image: harbor,
      variation: 'image-left',
      colorName: 'navy',
      cta: { title: 'Evenings in the calendar', href: '/calendar' },
      jumpTo: [{ title: 'On Now', href: '#on-now' }],
    },
    {
      variant: 'Series',
      title: 'Salt and Light',
      subtitle: 'One year, ten places',
      image: lowSun,
      colorName: 'sunset',
    },
    {
      variant: 'Project',
      eyebrow: { title: 'Initiative' },
      title: 'Earthen Walls',
      intro: '<p>Twelve houses of one mix have aged in twelve ways.</p>',
      image: stairs,
      details: [
        { label: 'Years', values: [{ title: '2019 – 2024' }] },
        { label: 'Status', values: [{ title: 'Ongoing', href: '/projects?status=ongoing' }] },
        {
          label: 'Organizer',
          values: [
            { title: 'Conservation Institute', href: '/projects?organizer=conservation-institute' },
            { title: 'The museum of the salt works and everybody who has ever mended a wall there' },
          ],
        },
      ],
    },
    {
      variant: 'EducationResource',
      eyebrow: { title: 'K-12 Resource', href: '/education/k-12-learning' },
      title: 'Eight Moons on One Sheet',
      subtitle: 'Students order the phases of the moon, and find the one that the engraver got wrong',
      details: [
        {
          label: 'Grade Level:',
          values: [
            { title: '3-5', href: '/education/k-12-learning/?gradeLevel=3-5' },
            { title: '6-8', href: '/education/k-12-learning/?gradeLevel=6-8' },
          ],
        },
        { label: 'Written by:', values: [{ title: 'The school programs team' }] },
      ],
      image: orbits,
      printable: true,
    },
  ],
  Component: Hero,
})

export default hero

declare module 'atrium' {
  interface Blocks {
    hero: typeof hero
  }
}
