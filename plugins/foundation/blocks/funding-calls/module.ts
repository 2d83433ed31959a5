import { type Clock, defined, defineModule, f, type PageContext, section } from 'atrium'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import contact from 'atrium/model/person/types/contact.ts'
import type { z } from 'zod'
import messages from '../../messages.ts'

const call = () =>
  f.group({
    title: f.required(f.text({ help: 'What the money is called.' })),
    blurb: f.html({ help: 'Who is meant, and what is paid for.' }),
    amount: f.text({ help: 'As it is printed.', example: '$5,000 to $30,000' }),
    opensOn: f.date({ label: 'Opens on', help: 'The first day; without one it is open already.' }),
    closesOn: f.date({
      label: 'Closes on',
      help: 'The last day, which counts to its end; without one it never closes.',
    }),
    decided: f.text({ help: 'When applicants hear.', example: 'Within fifteen working days' }),
    apply: f.link({ help: 'Where one applies; it is shown while the call is open.' }),
    contact: f.reference(contact, { help: 'Whom to ask.' }),
  })

type Call = NonNullable<z.output<ReturnType<typeof call>>>

/** Whether applications are taken: in the order in which calls are listed. */
const states = ['open', 'coming', 'closed'] as const
export type CallState = (typeof states)[number]

/** The state of a call by the day; its last day counts to its end. */
export function stateOf({ opensOn, closesOn }: Pick<Call, 'opensOn' | 'closesOn'>, clock: Clock): CallState {
  if (closesOn && clock.dayOf(closesOn) < clock.today()) return 'closed'
  return opensOn && clock.dayOf(opensOn) > clock.today() ? 'coming' : 'open'
}

/** The day that matters next; calls without one come after those with one. */
const nextDay = (state: CallState, { opensOn, closesOn }: Call) => (state === 'coming' ? opensOn : closesOn) ?? '9999'

function saidOf(state: CallState, { opensOn, closesOn }: Call, { dates, translate }: CallContext): string {
  const t = translate(messages)
  if (state === 'coming') return t.opensOn({ date: dates.long(opensOn) })
  if (state === 'closed') return t.closedOn({ date: dates.long(closesOn) })
  return closesOn ? t.openUntil({ date: dates.long(closesOn) }) : t.alwaysOpen
}

type CallContext = Pick<PageContext, 'clock' | 'dates' | 'translate'>
interface CallOptions extends Printed {
  /** Those that take applications today, and no others. */
  isOpen?: boolean
}

/** What can be applied for: what is open first, by the day on which it closes. */
export const calls = defineModule({
  label: 'Calls',
  help: 'What can be applied for, with dates: the page says by itself what is open, comes or is closed.',
  fields: () => ({
    title: f.text({ aliases: ['heading'], help: 'The heading over the calls.' }),
    intro: f.html({ help: 'A sentence before the first call.' }),
    cta: f.link({ label: 'Link to more', help: 'Beside the heading.' }),
    items: f.list(call(), { itemName: 'title', help: 'In any order: what is open comes first.' }),
  }),
  section: ({ items, ...value }, { isOpen, ...options }: CallOptions, context: CallContext) => {
    const shown = items
      .map((item) => ({ item, state: stateOf(item, context.clock) }))
      .filter(({ state }) => !isOpen || state === 'open')
      .sort(
        (a, b) =>
          states.indexOf(a.state) - states.indexOf(b.state) ||
          nextDay(a.state, a.item).localeCompare(nextDay(b.state, b.item)),
      )
      .map(({ item, state }) =>
        defined({
          title: item.title,
          blurb: item.blurb,
          amount: item.amount,
          decided: item.decided,
          contact: item.contact,
          apply: state === 'open' ? item.apply : undefined,
          state,
          said: saidOf(state, item, context),
        }),
      )
    return shown.length > 0 ? section('fundingCalls', { ...printed(value, options), items: shown }) : undefined
  },
})

/**
 * Shows the calls that take applications today, with the way to all of them; undefined where none does.
 *
 * @param page the one on which they are written
 */
export function openCalls(
  page: { path: string | null; calls?: Parameters<typeof calls.section>[0] } | undefined,
  context: PageContext,
) {
  const t = context.translate(messages)
  const cta = page?.path ? { title: t.allCalls, href: page.path } : undefined
  return calls.section(page?.calls && { items: page.calls.items, cta }, { heading: t.openNow, isOpen: true }, context)
}
