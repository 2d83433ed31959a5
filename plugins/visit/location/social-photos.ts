import type { z } from 'zod'
import { f, section } from '#engine'

/** Pictures that visitors took. */
export const photoFields = () =>
  f.group({
    header: f.text(),
    intro: f.html(),
    cta: f.link({ label: 'Link' }),
    images: f.list(f.group({ image: f.required(f.image()), url: f.url({ help: 'Where it was shown first.' }) })),
  })

/** Each has its place in the row, from 1, as its id. */
export const photoSection = (written: z.output<ReturnType<typeof photoFields>> | undefined) =>
  written &&
  section('socialPhotos', {
    title: written.header,
    intro: written.intro,
    cta: written.cta,
    items: written.images.map(({ image, url }, index) => ({ id: index + 1, image, url })),
  })
