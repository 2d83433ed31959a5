import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { colors } from 'atrium/model/color/colors.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const schema = z.object({
  heading: z.string(),
  text: z.string().optional(),
  colorName: z.enum(colors).default('sunset'),
  /** Services by the name that visitors know; `icon` names one of the set. */
  links: z.array(z.object({ title: z.string(), href: z.string(), icon: z.string().optional() })).default([]),
})

function PodcastFollow({ id, heading, text, colorName, links }: BlockProps<typeof schema>) {
  return (
    <section className="podcast-follow" id={id} data-color={colorName}>
      <div>
        <Heading className="podcast-follow-title">{heading}</Heading>
        <RichText className="reading" html={text} />
      </div>
      {links.length > 0 && (
        <ul>
          {links.map(({ title, href, icon = 'headphones' }) => (
            <li key={`${title} ${href}`}>
              <Link href={href}>
                <Icon name={icon} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const podcastFollow = defineBlock({
  type: 'podcastFollow',
  label: 'Follow a podcast',
  description: 'The services in which a podcast is followed, and its feed.',
  placement: 'section',
  schema,
  examples: [
    {
      heading: 'Follow Out of Storage',
      text: '<p>A new box every other Tuesday, in whatever you listen with.</p>',
      links: [
        { title: 'Apple Podcasts', href: 'https://podcasts.example.org/apple', icon: 'podcast' },
        { title: 'Overcast', href: 'https://podcasts.example.org/overcast' },
        { title: 'RSS feed', href: '/podcasts/out-of-storage/rss.xml', icon: 'rss' },
      ],
    },
    { heading: longTitle, links: [{ title: 'RSS feed', href: '/podcasts/out-of-storage/rss.xml', icon: 'rss' }] },
  ],
  Component: PodcastFollow,
})

export default podcastFollow

declare module 'atrium' {
  interface Blocks {
    podcastFollow: typeof podcastFollow
  }
}
