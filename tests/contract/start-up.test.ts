import { defineContentType, f } from 'atrium'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { StartupError } from '#engine/base/problem.ts'
import { definePage } from '#engine/testing/plain-page.ts'
import { newsArea } from './synthetic-area.ts'
import { siteOf } from './synthetic-site.ts'

describe('start-up', () => {
  it('ENG-003 names every problem at once, with file and remedy', () => {
    const rival = definePage({
      type: 'rival',
      label: 'Rival',
      route: '/news/:slug',
      fields: { friend: f.reference('rival'), oldFriend: f.reference('rival') },
      include: ['friend.title'],
      feed: { of: 'rival', title: () => 'Rivals', include: ['friends'] },
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
      siteOf([newsArea, { name: 'rival', pages: [rival] }], { '/blocks/bad/index.tsx': bad })
    } catch (error) {
      problems = (error as StartupError).problems
    }
    const facts = problems.map(({ file, reason }) => `${file}: ${reason}`).join('\n')
    expect(facts).toMatch(/plugins\/rival\/pages\/rival\.ts: The route \/news\/:slug is claimed/)
    expect(facts).toMatch(/plugins\/rival\/pages\/rival\.ts: The page of "rival" names the path "friend\.title"/)
    expect(facts).toMatch(/plugins\/rival\/pages\/rival\.ts: The feed of the page of "rival" names the path "friends"/)
    expect(facts).toMatch(/there is no field "friends" among .*\boldFriend\b/)
    expect(facts).toMatch(/blocks\/bad\/index\.tsx: Example 1 of block "bad" does not fit/)
    expect(problems.every(({ remedy }) => remedy.length > 0)).toBe(true)
  })

  it('ENG-044 a content type that no area declares is a warning where it is referred to', () => {
    const lonely = defineContentType({ name: 'lonely', label: 'Lonely', schema: z.object({ of: f.reference('gone') }) })
    const other = defineContentType({ name: 'other', label: 'Other', schema: lonely.schema })
    const said = (types: (typeof lonely)[]) =>
      siteOf([{ name: 'lonely', types }]).warnings.map(
        ({ severity, reason, remedy }) => `${severity}: ${reason}. ${remedy}`,
      )
    const remedy =
      'Correct the name; what refers to it shows nothing until an area that declares the type is installed.'
    expect(said([lonely])).toContain(
      `warning: No installed plugin provides the content type "gone", which lonely refers to. ${remedy}`,
    )
    expect(said([lonely, other])).toContain(
      `warning: No installed plugin provides the content type "gone", which lonely, other refer to. ${remedy}`,
    )
  })
})
