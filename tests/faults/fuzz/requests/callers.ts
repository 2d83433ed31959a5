import fc from 'fast-check'
import { inParallel } from '../../traffic.ts'
import { visit } from '../visit.ts'
import type { Part } from '../world.ts'

/** What one caller may ask of the search at once, and a second from then on. */
const AT_ONCE = 120
const A_SECOND = 2
const QUESTIONS = 150
const FORMS = ['plain', 'with a port', 'with a zone', 'short'] as const

const kindOf = (form: string) => `callers, ${form}`

interface Attack {
  /** The first four groups of an address, which are those of its network. */
  network: number[]
  /** Of each question the rest of the address, in which case it is written, and what is in front. */
  spellings: { rest: number[]; isUpper: boolean; junk: string }[]
}

/** One household that spells its address otherwise each time, and writes others in front of it. */
export const callers: Part<Attack> = {
  name: 'callers',
  kinds: FORMS.map(kindOf),
  data: () => {
    const group = fc.integer({ min: 1, max: 0xffff })
    const four = fc.array(group, { minLength: 4, maxLength: 4 })
    return fc.record({
      network: fc.tuple(fc.constant(0x2001), group, group, group).map((all): number[] => all),
      spellings: fc.array(
        fc.record({
          rest: four,
          isUpper: fc.boolean(),
          junk: fc.string({ unit: fc.constantFrom(...'0123456789abcdefx:.%[]", '), maxLength: 20 }),
        }),
        { minLength: 8, maxLength: 8 },
      ),
    })
  },
  async run({ network, spellings }, world) {
    let answered = 0
    const begun = performance.now()
    await inParallel(
      Array.from({ length: QUESTIONS }, (_, index) => index),
      10,
      async (index) => {
        const form = FORMS[index % FORMS.length] as (typeof FORMS)[number]
        const { rest, isUpper, junk } = spellings[index % spellings.length] as Attack['spellings'][number]
        world.count(kindOf(form))
        const groups = [...network, ...rest.slice(0, 3), index + 1].map((part) => part.toString(16))
        const text = form === 'short' ? `${groups.slice(0, 4).join(':')}::${index + 1}` : groups.join(':')
        const spelled =
          form === 'with a port' ? `[${text}]:${index + 1}` : form === 'with a zone' ? `${text}%${index}` : text
        const forwarded = `${junk},${isUpper ? spelled.toUpperCase() : spelled}`
        const search = await visit(world, `/api/search?q=${index}x${begun}`, {
          headers: { 'x-forwarded-for': forwarded },
        })
        if (search.startsWith('200 ')) answered++
      },
    )
    const most = AT_ONCE + 1 + ((performance.now() - begun) / 1000) * A_SECOND
    if (answered > most) world.fault(`${answered} searches of one household are answered, more than ${most}`)
  },
}
