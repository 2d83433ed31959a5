import { defineBlock, type Image } from 'atrium'
import { harbor, longTitle, moon, ochre, poppy } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Link } from 'atrium/ui/link/link.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useIds, useMessages, useNumbers } from 'atrium/ui/render-context.tsx'
import { Strip } from 'atrium/ui/strip/strip.tsx'
import { z } from 'zod'
import messages from '../../messages.ts'

const schema = z.object({
  /** Written by an editor. */
  title: z.string().optional(),
  intro: z.string().optional(),
  cta: z.object({ title: z.string(), href: z.string() }).optional(),
  /** `id`: from 1, in their order. */
  items: z.array(z.object({ id: z.number().int(), image: z.custom<Image>(), url: z.string().optional() })).default([]),
})

function SocialPhotos({ id, title, intro, cta, items }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const { digits } = useNumbers()
  const shown = items.filter(({ image }) => isShowable(image))
  useIds(...shown.map(({ id: number }) => `photo-${number}`))
  return (
    <Band id={id} className="social-photos" heading={title} intro={intro} cta={cta}>
      {shown.length > 0 && (
        <Strip label={title ?? t.pictures} look="pictures">
          {shown.map(({ id: number, image, url }) => {
            const alt = image.alt || t.openPicture({ number: digits(number) })
            const picture = (
              <Picture image={image} layout="post_large_variable_height" height="strip" alt={url ? alt : undefined} />
            )
            return (
              <figure className="figure" key={number} id={`photo-${number}`}>
                {url ? <Link href={url}>{picture}</Link> : picture}
              </figure>
            )
          })}
        </Strip>
      )}
    </Band>
  )
}

const socialPhotos = defineBlock({
  type: 'socialPhotos',
  label: 'Pictures of visitors',
  description: 'A row of pictures that others took, each with a link to where it was shown first.',
  placement: 'section',
  schema,
  isEmpty: ({ title, items }) => !title && !items.some(({ image }) => isShowable(image)),
  examples: [
    {
      title: 'As you saw it',
      intro: '<p>Show us yours.</p>',
      cta: { title: 'More pictures', href: 'https://pictures.example.org/center' },
      items: [harbor, moon, ochre, poppy].map((image, index) => ({
        id: index + 1,
        image,
        url: `https://pictures.example.org/${index}`,
      })),
    },
    { title: longTitle, items: [{ id: 1, image: harbor }] },
  ],
  Component: SocialPhotos,
})

export default socialPhotos

declare module 'atrium' {
  interface Blocks {
    socialPhotos: typeof socialPhotos
  }
}
