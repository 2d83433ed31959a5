import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineContentType, definePage, definePlugin, pageFields, reference, section } from '#engine'
import type { StartupError } from '#engine/assemble/problem.ts'
import { newsArea } from './synthetic-area.ts'
import { siteOf } from './synthetic-site.ts'

describe('start-up', () => {
  it('ENG-003 names every problem at once, with file and remedy', () => {
    const rival = definePlugin({
      name: 'rival',
      contentTypes: [
        defineContentType({
          name: 'rival',
          label: 'Rival',
          schema: z.object({ ...pageFields(), friend: reference('rival') }),
        }),
      ],
      pages: [],
    })
    const type = rival.contentTypes?.[0] as never
    const page = definePage({
      name: 'rival',
      type,
      route: '/news/:slug',
      include: ['friend.title'],
      compose: () => [section('hero' as never, {} as never)],
    })
    const bad = {
      default: {
        type: 'bad',
        label: 'Bad',
        placement: 'section',
        schema: z.object({ text: z.string() }),
        examples: [{}, {}],
        Component: () => null,
      },
    }
    let problems: StartupError['problems'] = []
    try {
      siteOf([newsArea, { ...rival, pages: [page] }], { '/blocks/bad/index.tsx': bad })
    } catch (error) {
      problems = (error as StartupError).problems
    }
    const facts = problems.map(({ file, fact }) => `${file}: ${fact}`).join('\n')
    expect(facts).toMatch(/plugins\/rival\/index\.ts: The route \/news\/:slug is claimed/)
    expect(facts).toMatch(/plugins\/rival\/index\.ts: Page "rival" .* includes "friend\.title"/)
    expect(facts).toMatch(/blocks\/bad\/index\.tsx: Example 1 of block "bad" does not fit/)
    expect(problems.every(({ remedy }) => remedy.length > 0)).toBe(true)
  })

  it('ENG-044 a content type that no area declares is a warning where it is referred to', () => {
    const area = definePlugin({
      name: 'lonely',
      contentTypes: [
        defineContentType({ name: 'lonely', label: 'Lonely', schema: z.object({ of: reference('gone') }) }),
      ],
    })
    expect(siteOf([area]).warnings.map(({ severity, fact }) => `${severity}: ${fact}`)).toContain(
      'warning: No installed plugin provides the content type "gone", which lonely refers to.',
    )
  })
})
