import { defineBlock, plainText } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Cta } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

/** Rich text, and where the file is. */
const download = z.object({ text: z.string(), href: z.string().optional() })
const schema = z.object({
  /** Written by an editor. */
  title: z.string().optional(),
  subtitle: z.string().optional(),
  description: z.string().optional(),
  items: z.array(download).default([]),
})

function Downloads({ id, title, subtitle, description, items }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <Band id={id} heading={title} subheading={subtitle} intro={description}>
      {items.length > 0 && (
        <ul className="downloads-list">
          {items.map(({ text, href }, index) => (
            <li key={index}>
              <RichText className="downloads-text" html={text} />
              {href && <Cta href={href} title={t.download} about={plainText(text)} icon="download" look="button" />}
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

const downloads = defineBlock({
  type: 'downloads',
  label: 'Downloads',
  description: 'Files to be downloaded, each with a few words on what it is.',
  placement: 'section',
  schema,
  isEmpty: ({ title, subtitle, description, items }) => !title && !subtitle && !description && items.length === 0,
  examples: [
    {
      title: 'Views of the exhibition',
      subtitle: 'For use in reviews and announcements',
      description: '<p>Please print the credit line as it stands, and do not crop the seam.</p>',
      items: [
        { text: '<p><em>Jar with Water Birds</em>, about 680 B.C. Photo: Ellery Museum</p>', href: '/files/birds.jpg' },
        { text: '<p>Label texts, English and Spanish</p>', href: 'https://files.example.org/labels.pdf' },
      ],
    },
    {
      title: longTitle,
      items: [{ text: `<p>${longTitle}</p><ul><li>${longTitle}</li></ul>`, href: 'https://files.example.org/all.zip' }],
    },
  ],
  Component: Downloads,
})

export default downloads

declare module 'atrium' {
  interface Blocks {
    downloads: typeof downloads
  }
}
