import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import { colorReference } from '../../color/color.ts'

export default defineContentType({
  name: 'module_hero',
  label: 'Module hero',
  plural: 'Module heroes',
  icon: 'panel-top',
  category: 'Modules',
  help: 'What several pages open with: each takes from it what it leaves empty.',
  schema: z.object({
    image: f.image({ help: 'The large picture at the top of these pages.' }),
    pageIntro: f.html({ label: 'Intro', help: 'The first words under the title.' }),
    colorName: colorReference(),
  }),
})
