import { f, type PageContext } from 'atrium'
import type { Fact } from '../blocks/event-facts/index.tsx'
import messages from '../messages.ts'

/** Ways in which something is made easier to take part in, as entries and addresses name them. */
const ACCESS = ['signed', 'captioned', 'described', 'touch', 'hearing-loop', 'relaxed', 'step-free'] as const

const LABELS = {
  signed: messages.signed,
  captioned: messages.captioned,
  described: messages.described,
  touch: messages.touch,
  'hearing-loop': messages.hearingLoop,
  relaxed: messages.relaxed,
  'step-free': messages.stepFree,
} as const

export const accessField = () =>
  f.list(f.choice(ACCESS, { labels: LABELS }), {
    label: 'Access',
    group: 'When and where',
    help: 'Who is thought of beside others. Visitors find it by these in the calendar: name only what is sure.',
  })

type Needs = Pick<PageContext, 'textOf'>

/** Returns all of them in the order in which they are shown, or those that are named. */
export const accessChoices = ({ textOf }: Needs, named: readonly string[] = ACCESS) =>
  ACCESS.flatMap((value) => (named.includes(value) ? [{ value, label: textOf(LABELS[value]) }] : []))

/** Says on the page of an event how it is made easier to take part in. */
export const accessFact = (access: readonly string[], needs: Needs & Pick<PageContext, 'translate'>): Fact => ({
  label: needs.translate(messages).access,
  lines: accessChoices(needs, access).map(({ label }) => ({ text: label })),
})
