import { defineContentType, f } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'page_404',
  label: 'Page not found',
  plural: 'Pages for what is not found',
  icon: 'file-question-mark',
  category: 'Site',
  help: 'What visitors read where there is no page; of several entries the one published first.',
  schema: z.object({
    a11yDescription: f.text({
      label: 'Description for screen readers',
      help: 'Read out by screen readers in place of the picture.',
    }),
    image: f.image({ help: 'Beside the words.' }),
    links: f.links({ help: 'Where to go on.' }),
    archiveLinkTitle: f.text({
      label: 'Words of the link to the archive',
      help: 'To the copy that an archive has of the page.',
    }),
    archiveLookupStatusMessages: f.group(
      { success: f.html({ help: 'Where there is a copy.' }), failure: f.html({ help: 'Where there is none.' }) },
      {
        aliases: ['status_messages'],
        label: 'Answers of the archive',
        help: 'What is said once the archive has answered.',
      },
    ),
  }),
})
