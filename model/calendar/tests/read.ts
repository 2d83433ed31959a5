import ICAL from 'ical.js'

/** What an independent program reads in a calendar file. */
export function readFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component)
  ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const instant = (time: ICAL.Time | null) => {
      if (!time) return null
      if (time.isDate) return time.toString()
      const own = time.clone()
      if (own.zone !== ICAL.Timezone.utcTimezone) own.zone = zone
      return own.toJSDate().toISOString()
    }
    const end = component.getFirstPropertyValue('dtend') as ICAL.Time | null
    const times: (string | null)[] = []
    const again = event.iterator()
    for (let time = again.next(); time; time = again.next()) times.push(instant(time))
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      location: event.location,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
      categories: component.getFirstProperty('categories')?.getValues() ?? [],
      zone: component.getFirstProperty('dtstart')?.getParameter('tzid'),
      start: instant(event.startDate),
      end: instant(end),
      /** Every time at which it begins, by its rule and its dates. */
      times,
    }
  })
  const property = (name: string) => calendar.getFirstPropertyValue(name)
  // A property without a type of its own is handed out as it is written.
  const name = String(property('x-wr-calname')).replace(/\\(.)/g, '$1')
  return { name, method: property('method'), zone: zone.tzid, events }
}
