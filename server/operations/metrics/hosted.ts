import type { Registry } from 'prom-client'
import type { HostedContent } from '../../start/site/site-types.ts'
import { collectorsOf } from './collectors.ts'

/**
 * Tells from now on how the mirror of a content service outside is.
 *
 * @param hosted undefined: content lies in the content directory, and nothing is told but the names of the figures
 */
export function watchHosted(registry: Registry, hosted: HostedContent | undefined): void {
  const { counter, gauge } = collectorsOf(registry)
  type Figures = NonNullable<ReturnType<HostedContent['figures']>>
  const read = (value: (figures: Figures) => number) => () => {
    const figures = hosted?.figures()
    return figures && value(figures)
  }
  gauge(
    'atrium_content_mirror_age_seconds',
    'For how long the mirror of the content service may have been behind it.',
    read(({ age }) => age),
    'max',
  )
  counter(
    'atrium_content_mirror_failures_total',
    'Times that the mirror could not be brought up to date.',
    read(({ failures }) => failures),
  )
  gauge(
    'atrium_content_mirror_items',
    'Items in the mirror.',
    [
      [{ kind: 'entry' }, read(({ entries }) => entries)],
      [{ kind: 'asset' }, read(({ assets }) => assets)],
    ],
    'max',
  )
  gauge(
    'atrium_content_mirror_unknown_types',
    'Content types in the mirror that the site does not know.',
    read(({ unknownTypes }) => unknownTypes),
    'max',
  )
}
