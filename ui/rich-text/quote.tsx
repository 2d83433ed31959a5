import { RichText } from './rich-text.tsx'

interface QuoteProps extends Pick<React.HTMLAttributes<HTMLElement>, 'lang' | 'dir'> {
  id?: string | undefined
  className?: string
  /** Rich text. */
  text: string
  citation?: string | undefined
}

/** Somebody's words, and whose they are. */
export const Quote = ({ text, citation, ...attributes }: QuoteProps) => (
  <figure {...attributes}>
    <blockquote>
      <RichText html={text} />
    </blockquote>
    {citation && <figcaption>{citation}</figcaption>}
  </figure>
)
