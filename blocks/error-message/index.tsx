import { defineBlock } from 'atrium'
import { PageTitle } from 'atrium/ui/heading/page-title.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { z } from 'zod'

const schema = z.object({
  title: z.string(),
  text: z.string(),
  link: z.object({ title: z.string(), href: z.string() }),
})

/** Shows what a visitor sees when something went wrong. */
function ErrorMessage({ title, text, link }: z.output<typeof schema>) {
  return (
    <section className="error-message" data-color="sunset">
      <PageTitle>{title}</PageTitle>
      <p>{text}</p>
      <Cta {...link} look="button" />
    </section>
  )
}

const errorMessage = defineBlock({
  type: 'errorMessage',
  label: 'Error message',
  placement: 'section',
  schema,
  examples: [
    { title: '500', text: 'An error occurred 500', link: { title: 'Home page', href: '/' } },
    {
      title: '503',
      text: 'An error occurred The content store could not be opened because the disk that holds it is full',
      link: { title: 'Home page', href: '/' },
    },
  ],
  Component: ErrorMessage,
})

export default errorMessage

declare module 'atrium' {
  interface Blocks {
    errorMessage: typeof errorMessage
  }
}
