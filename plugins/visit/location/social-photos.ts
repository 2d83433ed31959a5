import { f, section } from 'atrium'
import type { z } from 'zod'

/** Pictures that visitors took. */
export const photoFields = () =>
  f.group(
    {
      header: f.text({ help: 'The heading over the pictures.' }),
      intro: f.html({ help: 'How visitors share theirs.' }),
      cta: f.link({ label: 'Link', help: 'Where more of them are.' }),
      images: f.list(
        f.group({
          image: f.required(f.image({ help: 'The picture.' })),
          url: f.url({ help: 'Where it was shown first.' }),
        }),
        { help: 'Pictures that visitors took, in this order.' },
      ),
    },
    { label: 'Pictures of visitors', group: 'Sections of the page', help: 'Pictures that visitors shared.' },
  )

/** Each has its place in the row, from 1, as its id. */
export const photoSection = (written: z.output<ReturnType<typeof photoFields>> | undefined) =>
  written &&
  section('socialPhotos', {
    title: written.header,
    intro: written.intro,
    cta: written.cta,
    items: written.images.map(({ image, url }, index) => ({ id: index + 1, image, url })),
  })
