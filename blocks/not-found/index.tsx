import { defineBlock, type Image, languageAttributes } from 'atrium'
import { PageTitle } from 'atrium/ui/heading/page-title.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useIds, useMessages, useScript } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const link = z.object({ title: z.string(), href: z.string() })
const schema = z.object({
  title: z.string(),
  subheading: z.string().optional(),
  /** Holds what the page says to those who do not see it. */
  description: z.string().optional(),
  /** The language of subheading, description and links, where it is another than that of the page. */
  lang: z.string().optional(),
  image: z.custom<Image>().optional(),
  links: z.array(link).default([]),
  /** The page that looks for an archived copy. */
  lookUp: link.optional(),
})

/** No page is here: links, and the look-up of a copy, which a script runs by itself. */
function NotFound({ title, subheading, description, lang, image, links, lookUp }: z.output<typeof schema>) {
  const t = useMessages(messages)
  const own = languageAttributes(lang)
  useIds('not-found-description', 'archived-copy', image?.uid)
  const script = useScript('blocks/not-found/archived-copy.enhance.ts')
  return (
    <section
      className="not-found"
      data-color="tint"
      aria-describedby={description ? 'not-found-description' : undefined}
    >
      <div className="not-found-words">
        <PageTitle>{title}</PageTitle>
        {subheading && (
          <p className="not-found-subheading" {...own}>
            {subheading}
          </p>
        )}
        {description && (
          <p className="visually-hidden" id="not-found-description" {...own}>
            {description}
          </p>
        )}
        {lookUp && (
          <div className="not-found-archive" id="archived-copy" aria-live="polite" data-island={script}>
            <Cta {...lookUp} look="button" />
          </div>
        )}
        {links.length > 0 && (
          <nav aria-label={t.moreLinks}>
            <ul className="not-found-links">
              {links.map(({ title: text, href }) => (
                <li key={href}>
                  <Cta href={href} title={text} {...own} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {image && (
        <div className="not-found-picture" id={image.uid}>
          <Picture image={image} layout="post_split_variable_height" priority />
        </div>
      )}
    </section>
  )
}

const picture = { iiif: { id: 'lost' }, width: 4800, height: 3600, alt: 'An empty frame on a gallery wall' }

const notFound = defineBlock({
  type: 'notFound',
  label: 'Page not found',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Page Not Found',
      subheading: 'This frame is empty',
      description: 'The page you asked for is not here.',
      image: picture,
      links: [{ title: 'News', href: '/news' }],
      lookUp: { title: 'Look for an archived copy of this page', href: '/archived-copy?path=%2Fold' },
    },
    { title: 'Page Not Found' },
  ],
  Component: NotFound,
})

export default notFound

declare module 'atrium' {
  interface Blocks {
    notFound: typeof notFound
  }
}
