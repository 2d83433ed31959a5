import { definePlugin } from '#engine'
import { calendarPage } from './calendar/calendar-page.ts'
import eventsCalendar from './calendar/events-calendar/index.tsx'
import { pageCalendar } from './calendar/page-calendar.ts'
import { shortcutEndpoints } from './calendar/shortcuts.ts'
import { calendar } from './calendar-service/index.ts'
import { event } from './event/event.ts'
import { eventPage } from './event/event-page.ts'
import { exhibition } from './exhibition/exhibition.ts'
import exhibitionList from './exhibition/list/blocks/exhibition-list/index.tsx'
import { exhibitionsPage } from './exhibition/list/exhibitions-page.ts'
import exhibitionInfo from './exhibition/page/blocks/exhibition-info/index.tsx'
import { exhibitionPage } from './exhibition/page/exhibition-page.ts'
import { pageExhibitions } from './exhibition/page-exhibitions.ts'
import { eventsFeeds } from './feed/events-feed.ts'
import { calendarFile } from './ics/calendar-file.ts'
import { eventFile } from './ics/event-file.ts'
import eventDescription from './parts/blocks/event-description/index.tsx'
import eventFacts from './parts/blocks/event-facts/index.tsx'
import knowBeforeYouGo from './parts/blocks/know-before-you-go/index.tsx'
import ticketAction from './parts/blocks/ticket-action/index.tsx'
import { pageSeries, specialSeries } from './series/series.ts'
import { seriesItem } from './series/series-item.ts'
import { seriesPage, specialSeriesPage } from './series/series-page.ts'
import { tour } from './tour/tour.ts'
import { tourPage } from './tour/tour-page.ts'
import { whatsOn, whatsOnV2 } from './whats-on/whats-on.ts'
import { whatsOnPage } from './whats-on/whats-on-page.ts'
import { whatsOnV2Page } from './whats-on/whats-on-v2-page.ts'

/** Events, tours and exhibitions, with the calendar of all of them. */
export default definePlugin({
  name: 'events',
  contentTypes: [
    event,
    tour,
    exhibition,
    pageExhibitions,
    pageCalendar,
    whatsOn,
    whatsOnV2,
    pageSeries,
    specialSeries,
    seriesItem,
  ],
  pages: [
    calendarPage,
    eventPage,
    exhibitionPage,
    exhibitionsPage,
    seriesPage,
    specialSeriesPage,
    tourPage,
    whatsOnPage,
    whatsOnV2Page,
  ],
  blocks: [eventDescription, eventFacts, eventsCalendar, exhibitionInfo, exhibitionList, knowBeforeYouGo, ticketAction],
  endpoints: [...shortcutEndpoints, calendarFile, eventFile, ...eventsFeeds],
  services: { calendar },
})
