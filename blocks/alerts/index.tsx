import { defineBlock, languageAttributes } from 'atrium'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Filled, useIds, useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const alert = z.object({
  /** Names this text of the alert. */
  name: z.string().regex(/^[\w-]+$/),
  title: z.string(),
  text: z.string(),
  /** The language of both, where it is another than that of the site. */
  lang: z.string().optional(),
  urgent: z.boolean().default(false),
  dismissible: z.boolean().default(true),
})
const schema = z.object({
  /** Where the dismissal is sent. */
  target: z.string(),
  items: z.array(alert).default([]),
})

/**
 * Messages for the whole site. On narrow screens each is a line that opens; elsewhere its text is shown. Dismissing works
 * as a plain form and is made smooth where scripts run.
 */
function Alerts({ target, items }: z.output<typeof schema>) {
  const t = useMessages(messages)
  useIds('alerts')
  return (
    <section className="alerts on-screen" aria-label={t.announcements} id="alerts">
      {items.map(({ name, title, text, lang, urgent, dismissible }) => (
        <div
          className="alert"
          key={name}
          role={urgent ? 'alert' : 'status'}
          data-urgent={urgent || undefined}
          data-color={urgent ? 'yellow' : 'warm-grey'}
        >
          <Icon name={urgent ? 'triangle-alert' : 'info'} />
          <details className="unfolded" {...languageAttributes(lang)}>
            <summary>
              <span>{title}</span>
              <Icon name="chevron-down" />
            </summary>
            <RichText html={text} />
          </details>
          {dismissible && (
            <form method="post" action={target} data-enhance="alerts">
              <button type="submit" name="alert" value={name}>
                <Icon name="x" />
                <span className="visually-hidden">
                  <Filled text={(slot) => t.dismiss({ title: slot })}>
                    <span {...languageAttributes(lang)}>{title}</span>
                  </Filled>
                </span>
              </button>
            </form>
          )}
        </div>
      ))}
    </section>
  )
}

const alerts = defineBlock({
  type: 'alerts',
  label: 'Site-wide alerts',
  placement: 'section',
  schema,
  isEmpty: ({ items }) => items.length === 0,
  examples: [
    {
      target: '/alerts/dismiss',
      items: [
        {
          name: 'road',
          title: 'Road works',
          text: '<p>The south gate is closed until Friday.</p>',
          dismissible: false,
        },
      ],
    },
    {
      target: '/alerts/dismiss',
      items: [
        {
          name: 'wind',
          title: 'High wind',
          text: '<p>The Villa closes at two o’clock today because of high wind along the coast. Timed entries after noon are honored on any other day, and parking already paid for is refunded without being asked for.</p>',
          urgent: true,
        },
        { name: 'path', title: 'Garden path', text: '<p>The lower garden path is being relaid.</p>' },
      ],
    },
  ],
  Component: Alerts,
})

export default alerts

declare module 'atrium' {
  interface Blocks {
    alerts: typeof alerts
  }
}
