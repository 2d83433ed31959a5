import { defineContentType, f } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'video',
  label: 'Video',
  plural: 'Videos',
  icon: 'clapperboard',
  category: 'Media',
  help: 'A film by address: a media file, or a player on a host that may be shown in a frame.',
  schema: z.object({
    url: f.required(
      f.url({
        label: 'URL',
        help: 'Of the file, or of the page of its player.',
        example: 'https://media.example.org/kiln.webm',
      }),
    ),
    image: f.image({ help: 'Stands for the film where it is listed.' }),
    poster: f.image({ help: 'Shown before it is played; default: the image.' }),
    transcript: f.html({ help: 'What is heard and seen, in words, for those who cannot hear or see it.' }),
  }),
  card: ({ entry: { image, poster } }) => ({ image: image ?? poster }),
})
