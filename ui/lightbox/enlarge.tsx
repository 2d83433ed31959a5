import type { Image } from 'atrium'
import type { ReactNode } from 'react'
import messages from '../messages.ts'
import { candidates, hasSize } from '../picture/frame.ts'
import { pictureLayouts } from '../picture/layouts.ts'
import { useMessages, useRenderContext } from '../render-context.tsx'

interface EnlargeProps {
  image: Image | undefined
  children: ReactNode
}

/** A link around a picture to the whole of it, large; inside a `Lightbox` it opens there. */
export function Enlarge({ image, children }: EnlargeProps) {
  const t = useMessages(messages)
  const { imageBase } = useRenderContext()
  const offered = image ? candidates(image, imageBase, pictureLayouts.lightbox, 'full') : []
  const large = offered.at(-2) ?? offered.at(-1)
  if (!image || !large) return children
  const sized = hasSize(image)
  return (
    <a
      className="enlarge"
      href={large.url}
      aria-label={image.alt ? undefined : t.enlarge}
      data-width={sized ? image.width : undefined}
      data-height={sized ? image.height : undefined}
      data-widths={sized ? offered.map(({ width }) => width).join(' ') : undefined}
    >
      {children}
    </a>
  )
}
