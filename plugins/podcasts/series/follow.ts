import { type PageContext, type Section, type Settings, section } from 'atrium'
import type { Color } from 'atrium/model/color/colors.ts'
import messages from '../messages.ts'

/** A series, as far as following it goes. */
export interface Followed {
  name: string
  url?: string
  rssFeed?: string
  followHeader?: string
  followDescription?: string
  externalLinks: readonly { service: string; url: string }[]
}

const FEED = 'rss'

/** The address of a series' feed: as its entry says, else below its page. */
export const feedAddress = ({ rssFeed, url }: Pick<Followed, 'rssFeed' | 'url'>): string => rssFeed ?? `${url}/rss.xml`

/** Looks up name and icon of a service; one that the institution does not name is called as it is written. */
const lookOf = (service: string, { podcastServices }: Pick<Settings, 'podcastServices'>) =>
  podcastServices.find((one) => one.service === service) ?? { service, label: service, icon: undefined }

/**
 * Where a podcast is followed.
 *
 * @param look.heading default: that of the series
 */
export function followSection(
  series: Followed,
  { settings, translate }: PageContext,
  { heading, colorName }: { heading?: string; colorName?: Color } = {},
): Section {
  const t = translate(messages)
  const links = series.externalLinks.map(({ service, url }) => {
    const { label, icon } = lookOf(service, settings)
    return { title: label, href: url, icon }
  })
  const isNamed = series.externalLinks.some(({ service }) => service === FEED)
  const { label, icon = 'rss' } = lookOf(FEED, settings)
  const feed = { title: label === FEED ? t.feed : label, href: feedAddress(series), icon }
  return section('podcastFollow', {
    heading: heading ?? series.followHeader ?? t.follow({ series: series.name }),
    text: series.followDescription,
    colorName,
    links: isNamed || !(series.rssFeed ?? series.url) ? links : [...links, feed],
  })
}
