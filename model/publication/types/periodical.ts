import { defineContentType, f } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'periodical',
  label: 'Periodical',
  plural: 'Periodicals',
  icon: 'library',
  category: 'Publications',
  help: 'A journal or magazine; its issues refer to it.',
  schema: z.object({
    currentIssueHeading: f.text({ help: 'Printed over its newest issue.' }),
    currentIssueCtaText: f.text({
      label: 'Text of the link to the current issue',
      help: 'Like Read the spring issue.',
    }),
  }),
  card: () => ({}),
})
