import { captionAndCredit, type Image } from 'atrium'
import { useLanguageOf } from '../render-context.tsx'
import { InlineRichText } from '../rich-text/rich-text.tsx'

/** What is said under a picture that is shown by itself; nothing where there is nothing to say. */
export const PictureCaption = ({ image }: { image: Image | undefined }) => (
  <InlineRichText as="figcaption" dir="auto" {...useLanguageOf()(image)} html={captionAndCredit(image ?? {})} />
)
